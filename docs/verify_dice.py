"""Checks opened dice of Holotank: python3 verify_dice.py DICE.json [COMMITMENT NOTED AT THE START]"""

import collections
import hashlib
import json
import pathlib
import sys

record, wrong, thrown = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8")), [], collections.Counter()
for each in record["seeds"]:
    found = hashlib.sha256(f"holotank dice seed {each['seed']}".encode()).hexdigest()
    if each["seed"] is not None and found != each["commitment"]:
        wrong.append(f"the seed does not fit its commitment {each['commitment']}")
if len(sys.argv) > 2 and sys.argv[2].replace(" ", "") != record["seeds"][-1]["commitment"]:
    wrong.append("the commitment is not the one that was noted")
for number, roll in enumerate(record["rolls"], 1):
    command = roll["command"]
    seed = next(each["seed"] for each in record["seeds"] if each["upto"] is None or command <= each["upto"])
    for sides, face in () if roll["by_hand"] else zip(roll["sides"], roll["faces"], strict=True):
        digest = hashlib.sha256(f"{seed}:{command}:{thrown[command]}".encode()).digest()
        thrown[command] += 1
        if seed is not None and face != int.from_bytes(digest[:16], "big") % sides + 1:
            wrong.append(f"roll {number} ({roll['purpose']}): {face} on a d{sides} is not the seed's")
wrong += [] if record["opened"] else ["these dice have not been opened: nothing could be checked"]
print("\n".join(wrong) or f"{sum(thrown.values())} dice follow from the sealed seed.")
sys.exit(bool(wrong))
