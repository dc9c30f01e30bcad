# Checks opened dice of Holotank: python3 verify_dice.py DICE.json [COMMITMENT NOTED AT THE START]
import json
import sys
from hashlib import sha256
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text("utf-8"))
*before, own = record["seeds"]  # the dice from before a "what if" began are opened with the game it left
seal = sha256(f"holotank dice seed {own['seed']}".encode()).hexdigest()
noted = sys.argv[2].replace(" ", "") if len(sys.argv) > 2 else seal
wrong = [] if seal == noted == own["commitment"] else ["the seed has not been opened, or is another one"]
rolls = [r for r in record["rolls"] if not r["by_hand"] and all(r["command"] > b["upto"] for b in before)]
dice = [(r["command"], *die) for r in rolls for die in zip(r["sides"], r["faces"], strict=True)]
commands = [command for command, _sides, _face in dice]
for place, (command, sides, face) in enumerate(dice):
    number = sha256(f"{own['seed']}:{command}:{place - commands.index(command)}".encode()).digest()[:16]
    if face != int.from_bytes(number, "big") % sides + 1:
        wrong.append(f"command {command}: a d{sides} that shows {face} is not the seed's")
told = f"{len(dice)} dice follow from the sealed seed. Other rolls: {len(record['rolls']) - len(rolls)}."
sys.exit(print("\n".join(wrong) or told) or bool(wrong))
