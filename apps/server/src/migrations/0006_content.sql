-- A file that an admin brings in: first its rows are looked at, then those without a fault are written.
create table question_import (
  id           bigint generated always as identity primary key,
  file_name    text not null,
  format       text not null check (format in ('csv', 'xlsx', 'markdown')),
  size         integer not null,
  status       text not null default 'uploading'
    check (status in ('uploading', 'reading', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed')),
  -- Rows done of those to be done, in the present status.
  done         integer not null default 0,
  total        integer not null default 0,
  -- {create, update, skip, wrong}
  counts       jsonb not null default '{"skip": 0, "wrong": 0, "create": 0, "update": 0}',
  reason       text,
  creator_id   bigint references app_user on delete set null,
  creator_name text not null,
  create_time  timestamptz not null default now(),
  -- The last sign of life of the worker.
  update_time  timestamptz not null default now(),
  apply_time   timestamptz,
  undo_time    timestamptz,
  -- Whether an admin has cancelled it: the worker takes back what it has written.
  is_cancelled boolean not null default false
);
create index question_import_create_time on question_import (create_time desc, id desc);
create index question_import_creator on question_import (creator_id);
-- Imports are worked on one after the other: rows say what a file does to content that nobody else is writing.
create unique index question_import_working on question_import ((true))
  where status in ('reading', 'applying', 'undoing');

-- The file, in parts of base64, until it has been read: the embedded database takes texts far quicker than bytes.
create table question_import_part (
  import_id bigint not null references question_import on delete cascade,
  start     integer not null,
  content   text not null,
  primary key (import_id, start)
);

-- Rows of the file, with what each does.
create table question_import_row (
  id             bigint generated always as identity primary key,
  import_id      bigint not null references question_import on delete cascade,
  number         integer not null,
  place          text not null,
  kind           text not null,
  bank           text not null,
  slug           text not null,
  title          text not null,
  action         text not null check (action in ('create', 'update', 'skip', 'wrong')),
  -- [{column, reason}]
  problems       jsonb not null default '[]',
  -- The content to be written; null for a wrong row.
  draft          jsonb,
  target_id      bigint,
  -- The content before, and its version.
  before         jsonb,
  before_version integer,
  -- The version that was written; null until then.
  after_version  integer
);
create index question_import_row_number on question_import_row (import_id, number, id);
create index question_import_row_action on question_import_row (import_id, action, number, id);
