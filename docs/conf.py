"""Sphinx configuration. The build needs no network."""

from importlib.metadata import version as installed_version

project = "Kingdomino"
author = "The Kingdomino in Python authors"
project_copyright = f"2026, {author}"
version = release = installed_version("kingdomino")

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_theme = "furo"
html_title = f"Kingdomino {release}"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# The gallery and the notebooks are run with every build; their outputs are not in the repository.
nb_execution_mode = "force"
nb_execution_timeout = 300
nb_execution_raise_on_error = True

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# Signatures show `Kingdom`, not the path of the module that defines it.
python_use_unqualified_type_names = True

# Every reference into this package must resolve. References to other projects would need their
# indexes from the network.
nitpick_ignore_regex = [(r"py:.*", r"(?!kingdomino\.).*")]
# Type variables and internal types are not documented.
nitpick_ignore = [
    ("py:class", "kingdomino.bots.bot._Game"),
    ("py:class", "kingdomino.kernel.outcomes.GameSource"),
    ("py:class", "kingdomino.notation.schema._Data"),
    ("py:class", "kingdomino.storage.database._Result"),
    ("py:class", "kingdomino.tables.views.view._View"),
]
