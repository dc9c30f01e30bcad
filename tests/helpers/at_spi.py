"""The program as another process finds it: a bus of its own, and what a screen reader reads and hears."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from jeepney import DBusAddress, HeaderFields, MessageType, Properties, new_method_call
from jeepney.bus_messages import MatchRule, message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection

NEEDED = ("dbus-daemon", "/usr/libexec/at-spi-bus-launcher", "xdotool")
"""Programs of the packages dbus, at-spi2-core and xdotool."""
ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
STATES = {
    "checked": 4,
    "editable": 7,
    "enabled": 8,
    "focusable": 11,
    "focused": 12,
    "selected": 23,
    "showing": 25,
}
"""Bits of AT-SPI's set of states."""
LABELLED_BY = 2
REGISTRY = DBusAddress(
    "/org/a11y/atspi/registry", bus_name="org.a11y.atspi.Registry", interface="org.a11y.atspi.Registry"
)
EVENTS = ("StateChanged", "PropertyChange", "Announcement", "ActiveDescendantChanged", "TextCaretMoved")


def missing() -> list[str]:
    """What this machine lacks to read a program from outside."""
    return [name for name in NEEDED if shutil.which(name) is None]


@dataclass(frozen=True)
class Part:
    """One accessible thing, as it was when it was read."""

    sender: str
    path: str
    role: str
    name: str
    description: str
    states: frozenset[str]

    def __str__(self) -> str:
        return f"[{self.role}] {self.name!r}"


@dataclass
class Heard:
    """One event."""

    kind: str
    detail: str
    on: int
    path: str
    words: str


@dataclass
class Outside:
    """A running program and a reader's connection to it."""

    bus: DBusConnection
    sender: str
    window: str = ""
    heard: list[Heard] = field(default_factory=list)

    # ---- reading

    def _call(self, address: DBusAddress, method: str, signature: str = "", body: tuple = ()) -> tuple:
        return _ask(self.bus, new_method_call(address, method, signature or None, body), self._take)

    def _at(self, path: str, interface: str = ACCESSIBLE) -> DBusAddress:
        return DBusAddress(path, bus_name=self.sender, interface=interface)

    def get(self, path: str, name: str, interface: str = ACCESSIBLE) -> object:
        """A property of a thing."""
        return _ask(self.bus, Properties(self._at(path, interface)).get(name), self._take)[0][1]

    def part(self, path: str) -> Part:
        """Reads one thing."""
        at = self._at(path)
        low, high = self._call(at, "GetState")[0]
        bits = low | high << 32
        return Part(
            self.sender,
            path,
            self._call(at, "GetRoleName")[0],
            str(self.get(path, "Name")),
            str(self.get(path, "Description")),
            frozenset(name for name, bit in STATES.items() if bits >> bit & 1),
        )

    def children(self, path: str) -> list[str]:
        """The paths of what lies in a thing."""
        return [path for _, path in self._call(self._at(path), "GetChildren")[0]]

    def walk(self, path: str = ROOT, *, most: int = 60) -> Iterator[Part]:
        """All that is shown, from the outside in; not what goes meanwhile, nor the end of long lists."""
        try:
            inside = self.children(path)[:most]
        except LookupError:
            return
        for each in inside:
            part = self._still_there(each)
            if part is not None and "showing" in part.states:
                yield part
                yield from self.walk(each, most=most)

    def find(self, role: str, name: str = "") -> Part:
        """The first shown thing of a role, and with such words in its name."""
        parts = list(self.walk())
        found = next((p for p in parts if p.role == role and name in p.name), None)
        assert found is not None, f"no {role} {name!r} among {', '.join(map(str, parts))}"
        return found

    def labels(self, part: Part) -> list[str]:
        """The names of what labels a thing."""
        relations = self._call(self._at(part.path), "GetRelationSet")[0]
        return [
            str(self.get(p, "Name")) for kind, those in relations if kind == LABELLED_BY for _, p in those
        ]

    def text(self, part: Part) -> str:
        """The text of a thing that holds text."""
        return self._call(self._at(part.path, "org.a11y.atspi.Text"), "GetText", "ii", (0, -1))[0]

    def caret(self, part: Part) -> int:
        """Where the caret stands in it."""
        return int(self.get(part.path, "CaretOffset", "org.a11y.atspi.Text"))

    def headers(self, part: Part) -> list[str]:
        """The names over the columns of a table."""
        at = self._at(part.path, "org.a11y.atspi.Table")
        count = int(self.get(part.path, "NColumns", "org.a11y.atspi.Table"))
        found = [self._call(at, "GetColumnHeader", "i", (column,))[0][1] for column in range(count)]
        return [str(self.get(path, "Name")) for path in found]

    # ---- hearing

    def _take(self, message) -> None:
        fields = message.header.fields
        if message.header.message_type is not MessageType.signal or len(message.body) < 4:
            return
        detail, on, _, (_, value) = message.body[:4]
        words = value if isinstance(value, str) else ""
        self.heard.append(Heard(fields[HeaderFields.member], detail, on, fields[HeaderFields.path], words))

    def listen(self, seconds: float = 1.0) -> list[Heard]:
        """What is told from now on, until it has been still for so long."""
        start = len(self.heard)
        while True:
            try:
                self._take(self.bus.receive(timeout=seconds))
            except TimeoutError:
                return self.heard[start:]

    def press(self, *keys: str) -> list[Heard]:
        """Types keys, and hears what is told."""
        start = len(self.heard)
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            self.listen(0.4)
        return self.heard[start:]

    def spoken(self, events: list[Heard]) -> list[str]:
        """The words of notifications that came up, and new descriptions, in their order."""
        said = []
        for event in events:
            if event.kind == "StateChanged" and event.detail == "showing" and event.on:
                part = self._still_there(event.path)
                said += [part.name] if part is not None and part.role == "notification" else []
            elif event.kind == "PropertyChange" and event.detail == "accessible-description":
                said.append(event.words)
        return said

    def _still_there(self, path: str) -> Part | None:
        try:
            return self.part(path)
        except LookupError:
            return None

    def focus(self) -> Part | None:
        """What has the keys, by the last event that said so."""
        for event in reversed(self.heard):
            if event.kind == "StateChanged" and event.detail == "focused" and event.on:
                return self._still_there(event.path)
        return None


def _ask(bus: DBusConnection, message, take) -> tuple:
    """A call's answer; signals that come in between are taken as heard."""
    serial = next(bus.outgoing_serial)
    bus.send(message, serial=serial)
    until = time.monotonic() + 20
    while time.monotonic() < until:
        came = bus.receive(timeout=20)
        if came.header.fields.get(HeaderFields.reply_serial) != serial:
            take(came)
        elif came.header.message_type is MessageType.error:
            raise (ConnectionError if "disconnected" in str(came.body) else LookupError)(came.body)
        else:
            return came.body
    raise TimeoutError(message)


def _nothing(_message) -> None:
    """Signals nobody waits for."""


def run(folder: Path, *words: str) -> Iterator[Outside]:
    """Starts a bus and the program on it, and ends both."""
    env = dict(os.environ, XDG_RUNTIME_DIR=str(folder), HOLOTANK_HOME=str(folder / "games"), HOME=str(folder))
    env |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb", "NO_AT_BRIDGE": "0"}
    folder.chmod(0o700)
    with ExitStack() as stack:
        daemon = _started(stack, ["dbus-daemon", "--session", "--nofork", "--print-address=1"], env)
        assert daemon.stdout is not None
        env["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
        session = stack.enter_context(open_dbus_connection(env["DBUS_SESSION_BUS_ADDRESS"]))
        asked = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
        address = _ask(session, new_method_call(asked, "GetAddress"), _nothing)[0]
        bus = stack.enter_context(open_dbus_connection(address))
        for kind in EVENTS:
            rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member=kind)
            _ask(bus, message_bus.AddMatch(rule), _nothing)
            _ask(bus, new_method_call(REGISTRY, "RegisterEvent", "s", (f"Object:{kind}",)), _nothing)
        _started(stack, [sys.executable, "-m", "gui", *words], env)
        outside = Outside(bus, _program_on(bus))
        # There is no window manager that would do it.
        subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Holotank", "windowfocus"], check=True
        )
        outside.listen()
        yield outside


def _started(stack: ExitStack, command: list[str], env: dict[str, str]) -> subprocess.Popen:
    """A program that is ended with the stack, and with it all that it has started."""
    made = stack.enter_context(
        subprocess.Popen(
            command,
            env=env,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    )
    stack.callback(os.killpg, made.pid, signal.SIGTERM)
    return made


def _program_on(bus: DBusConnection) -> str:
    """The name on the bus of the one program that has come up."""
    desktop = DBusAddress(ROOT, bus_name="org.a11y.atspi.Registry", interface=ACCESSIBLE)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = _ask(bus, new_method_call(desktop, "GetChildren"), _nothing)[0]
        if found:
            return found[0][0]
        time.sleep(0.2)
    raise AssertionError("the program did not come up on the bus of accessibility")
