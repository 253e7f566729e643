-- What was still to be done when the data were backed up, until the first server that starts on them sends it as jobs:
-- the job system's own tables are not in a backup.
create table pending_job (
  id uuid primary key,
  name text not null,
  data jsonb not null,
  -- Whether somebody had begun with it.
  is_begun boolean not null
);
