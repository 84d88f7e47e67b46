"""Options and arguments that several commands have."""

import click

from kingdomino.cli.click_i18n import FileType, IntegerType, SecondsType, option

_MAX_SEED = 10**9
_MAX_WORKERS = 1024

json_option = option("--json", "as_json", is_flag=True, help="option-json")
file_argument = click.argument("file", metavar="FILE", type=FileType())
lan_option = option("--lan", is_flag=True, help="option-lan")
rules_option = option("--rules", metavar="RULES", default="classic/2", help="option-rules")
seed_option = option("--seed", type=IntegerType(0, _MAX_SEED), default=1, help="option-arena-seed")
workers_option = option("--workers", type=IntegerType(1, _MAX_WORKERS), help="option-workers")
cluster_option = option("--cluster", metavar="ADDRESS", help="option-cluster")
grace_option = option("--grace", type=SecondsType(), default=1.0, help="option-grace")
startup_option = option("--startup", type=SecondsType(), default=10.0, help="option-startup")
