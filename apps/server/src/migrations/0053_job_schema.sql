-- Of pg-boss. It makes it too, but of two servers that start on an empty database at the same moment one would fail.
create schema if not exists pgboss;
