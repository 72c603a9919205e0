"""How long decisions took: counted in classes, so that millions of them fit in a line."""

import math

import attrs

from alhambra_qt.lab.reading import Json

STEP = math.log(1.02)  # a class ends 2 % above its beginning
LATE = 0.95
KILO = 1000


@attrs.define
class Times:
    """Durations in seconds: their number, sum and longest, and how many fell into each class."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = attrs.Factory(dict)

    def add(self, seconds: float) -> None:
        """Count one more."""
        number = math.floor(math.log(max(seconds, 1e-9)) / STEP)
        self.classes[number] = self.classes.get(number, 0) + 1
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: "Times") -> None:
        """Count all of another's."""
        for number, count in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + count
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    @property
    def mean_ms(self) -> float:
        """The mean in milliseconds; 0 if there are none."""
        return round(self.total / max(self.count, 1) * KILO, 4)

    @property
    def p95_ms(self) -> float:
        """The 95th percentile in milliseconds, to about 1 %."""
        number = shorter = 0
        for number in sorted(self.classes):
            shorter += self.classes[number]
            if shorter >= LATE * self.count:
                break
        return round(min(math.exp((number + 0.5) * STEP), self.longest) * KILO, 4)

    def figures(self) -> Json:
        """Give number, mean, 95th percentile and longest, in milliseconds."""
        longest = round(self.longest * KILO, 4)
        return {"decisions": self.count, "mean": self.mean_ms, "p95": self.p95_ms, "max": longest}

    def to_json(self) -> Json:
        """Write them."""
        return {**attrs.asdict(self), "classes": sorted(self.classes.items())}

    @classmethod
    def from_json(cls, data: Json) -> "Times":
        """Read what ``to_json`` wrote."""
        return cls(data["count"], data["total"], data["longest"], dict(data["classes"]))
