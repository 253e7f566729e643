-- The schema of pg-boss, which makes it too; but of two servers that start on an empty database at the same moment
-- one would fail.
create schema if not exists pgboss;

-- Jobs that were still to be done when the data were backed up, until the first server that starts on them sends
-- them: the job system's own tables are not in a backup.
create table pending_job (
  id       uuid primary key,
  name     text not null,
  data     jsonb not null,
  -- Whether a worker had begun with it.
  is_begun boolean not null
);
