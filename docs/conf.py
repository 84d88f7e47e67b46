"""Sphinx configuration. Building needs no network: nothing is fetched, nothing is linked in."""

from importlib.metadata import version as installed_version

project = "Kingdomino"
author = "The Kingdomino in Python authors"
project_copyright = f"2026, {author}"
version = release = installed_version("kingdomino")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
html_theme = "furo"
html_title = f"Kingdomino {release}"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# `Kingdom` in a signature, rather than the path of the module that defines it.
python_use_unqualified_type_names = True

# Every reference into this package must lead somewhere. Those out of it cannot, without the
# indexes of other projects, which only the network has.
nitpick_ignore_regex = [(r"py:.*", r"(?!kingdomino\.).*")]
# A type variable has no page of its own.
nitpick_ignore = [("py:class", "kingdomino.storage.database._Result")]
