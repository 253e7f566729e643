-- A file that an admin brings in: first its rows are looked at, then those without a fault are written.
create table question_import (
  id           bigint generated always as identity primary key,
  file_name    text not null,
  format       text not null check (format in ('csv', 'xlsx', 'markdown')),
  size         integer not null,
  status       text not null default 'uploading' check
    (status in ('uploading', 'reading', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed')),
  -- Rows done of those to be done, in the present status.
  done         integer not null default 0,
  total        integer not null default 0,
  -- {create, update, skip, wrong}
  counts       jsonb not null default '{"create": 0, "update": 0, "skip": 0, "wrong": 0}',
  reason       text,
  creator_id   bigint references app_user on delete set null,
  creator_name text not null,
  create_time  timestamptz not null default now(),
  -- When whoever works on it was last heard of.
  update_time  timestamptz not null default now(),
  apply_time   timestamptz,
  undo_time    timestamptz
);

create index question_import_create_time on question_import (create_time desc, id desc);
create index question_import_creator on question_import (creator_id);
-- One after the other.
create unique index question_import_working on question_import ((true)) where status in ('applying', 'undoing');

-- The file, in parts, until it has been read.
create table question_import_part (
  import_id bigint not null references question_import on delete cascade,
  start     integer not null,
  content   bytea not null,
  primary key (import_id, start)
);

create table question_import_row (
  id             bigint generated always as identity primary key,
  import_id      bigint not null references question_import on delete cascade,
  number         integer not null,
  place          text not null,
  kind           text not null check (kind in ('bank', 'question')),
  bank           text not null,
  slug           text not null,
  title          text not null,
  action         text not null check (action in ('create', 'update', 'skip', 'wrong')),
  -- [{column, reason}]
  problems       jsonb not null default '[]',
  -- What is to be written; null for a wrong row.
  draft          jsonb,
  target_id      bigint,
  -- What was there, and its version.
  before         jsonb,
  before_version integer,
  -- The version that was written; null while nothing is.
  after_version  integer
);

create index question_import_row_number on question_import_row (import_id, number, id);
create index question_import_row_action on question_import_row (import_id, action, number, id);
