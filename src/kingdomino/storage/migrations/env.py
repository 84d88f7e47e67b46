"""Run alembic, always on the connection that `kingdomino.storage.database` passes."""

from alembic import context

from kingdomino.storage.sql_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # everything is in the caller's transaction
)
context.run_migrations()
