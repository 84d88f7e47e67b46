"""Games as data: records as Parquet, and datasets of positions with the values of a search.

`kingdomino.data.tables` and the files of a dataset need pyarrow, which comes with the extra
`data`.
"""

from kingdomino.data.dataset import Dataset, DatasetError, DatasetSettings
from kingdomino.data.positions import SearchedPosition, play_searched_game

__all__ = [
    "Dataset",
    "DatasetError",
    "DatasetSettings",
    "SearchedPosition",
    "play_searched_game",
]
