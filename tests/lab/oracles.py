"""What PySAL's `inequality` and QuantEcon say of some tables, kept in oracles.json so that nobody needs a gigabyte of packages to hold ours beside it.

pip install inequality quantecon
python tests/lab/oracles.py
"""

import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_suffix(".json")
TABLES = [
    [1, 2, 3, 4], [0, 0, 0, 8], [5, 5, 5], [1, 1000], [0, 3, 7, 7, 12, 40], [698, 2825, 1035, 12, 3400, 90, 1, 250], [17, 4, 4, 4, 9],
]  # fmt: skip


def asked() -> dict[str, Any]:
    """Every measure that they have and we have too, of every table; groups are the seats in even and in odd places."""
    import numpy as np
    import pandas as pd
    import quantecon
    from inequality.atkinson import atkinson
    from inequality.gini import Gini
    from inequality.schutz import Schutz
    from inequality.theil import Theil, TheilD

    found = []
    for table in TABLES:
        held = np.array(table, float)
        some, sides = np.where(held > 0, held, 1e-300), np.arange(len(held)) % 2  # they refuse noughts
        people, shares = quantecon.lorenz_curve(held)
        found.append(
            {
                "values": table,
                "inequality": {
                    "Gini": Gini(held).g,
                    "Theil": Theil(some).T,
                    "Atkinson": atkinson(some, 0.5),
                    "Hoover": Schutz(pd.DataFrame({"held": table}), "held").distance,
                    "between": np.ravel(TheilD(some, sides).bg)[0],
                },
                "quantecon": {"Gini": quantecon.gini_coefficient(held), "lorenz": np.round(shares, 12).tolist(), "people": people.tolist()},
            }
        )
    return {"versions": {name: version(name) for name in ("inequality", "quantecon")}, "tables": found}


if __name__ == "__main__":
    FILE.write_text(json.dumps(asked(), indent=1, default=float) + "\n")
