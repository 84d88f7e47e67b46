"""How alembic runs: always on the connection that `kingdomino.storage.database` hands over."""

from alembic import context

from kingdomino.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # the caller's transaction holds all of it
)
context.run_migrations()
