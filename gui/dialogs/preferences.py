"""The settings sheet, made from the table of settings."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSlider, QWidget

from gui.dialogs.sheet import Sheet
from gui.qt import BASE, column, label
from gui.settings.settings import Setting, Settings, settings_table
from gui.speech import tr


class PreferencesSheet(Sheet):
    """Every setting takes effect at once."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(tr("Settings"), width=620)
        self._settings = settings
        for setting in settings_table().values():
            line = QHBoxLayout()
            line.setSpacing(BASE)
            words = column(
                label(tr(setting.title)), label(tr(setting.description), "small", wrap=True), gap=1
            )
            line.addLayout(words, 3)
            line.addWidget(self._field(setting), 2)
            self.body.addLayout(line)
        self.add_button(tr("Good"), role="primary")

    def _field(self, setting: Setting) -> QWidget:
        match setting.type:
            case "flag":
                return self._flag(setting)
            case "percent":
                return self._percent(setting)
            case _:
                return self._choice(setting)

    def _choice(self, setting: Setting) -> QWidget:
        box = QComboBox()
        for value, words in setting.choices.items():
            box.addItem(tr(words), value)
        box.setCurrentIndex(list(setting.choices).index(self._settings.text(setting.name)))
        box.currentIndexChanged.connect(
            lambda index: self._settings.set(setting.name, list(setting.choices)[index])
        )
        return self._named(box, setting)

    def _flag(self, setting: Setting) -> QWidget:
        box = QCheckBox(tr("on"))
        box.setChecked(self._settings.flag(setting.name))
        box.toggled.connect(lambda on: self._settings.set(setting.name, bool(on)))
        return self._named(box, setting)

    def _percent(self, setting: Setting) -> QWidget:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(setting.low // setting.step, setting.high // setting.step)
        slider.setValue(self._settings.number(setting.name) // setting.step)
        figure = label(f"{self._settings.number(setting.name)} %")
        figure.setMinimumWidth(48)
        slider.valueChanged.connect(lambda steps: figure.setText(f"{steps * setting.step} %"))
        # The whole window is laid out anew for each text size: not for every step of a drag.
        slider.setTracking(True)
        slider.sliderReleased.connect(lambda: self._settings.set(setting.name, slider.value() * setting.step))
        slider.actionTriggered.connect(
            lambda _action: (
                None
                if slider.isSliderDown()
                else self._settings.set(setting.name, slider.sliderPosition() * setting.step)
            )
        )
        self._named(slider, setting)
        both = QWidget()
        layout = QHBoxLayout(both)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(slider, 1)
        layout.addWidget(figure)
        return both

    def _named(self, widget: QWidget, setting: Setting) -> QWidget:
        widget.setObjectName(f"setting-{setting.name}")
        widget.setAccessibleName(tr(setting.title))
        widget.setToolTip(tr(setting.description))
        return widget
