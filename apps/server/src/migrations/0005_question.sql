-- Question banks. Like questions they come from the content folder or from admins.
create table question_bank (
  id              bigint generated always as identity primary key,
  slug            text not null unique,
  name            text not null,
  description     text not null default '',
  group_name      text not null default '',
  sort_order      integer not null default 0,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  -- The hash of the file as the importer last wrote it. An admin's edit sets edit_time and is never overwritten.
  import_hash     text,
  edit_time       timestamptz,
  -- The version grows with each edit: an edit of an older one is refused.
  version         integer not null default 1,
  -- The time when an admin ordered the bank's questions: from then on the importer leaves their places alone.
  order_edit_time timestamptz
);

-- Questions; learners see the published ones.
create table question (
  id              bigint generated always as identity primary key,
  bank_id         bigint not null references question_bank,
  slug            text not null,
  title           text not null,
  difficulty      text not null check (difficulty in ('easy', 'medium', 'hard')),
  tags            text[] not null default '{}',
  short_answer    text not null,
  answer          text not null,
  -- [{text, weight, synonyms, not, followUp}]
  key_points      jsonb not null default '[]',
  -- [text]
  follow_ups      jsonb not null default '[]',
  sort_order      integer not null default 0,
  view_count      integer not null default 0,
  encounter_count integer not null default 0,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  import_hash     text,
  edit_time       timestamptz,
  status          text not null default 'published' check (status in ('draft', 'published', 'archived')),
  version         integer not null default 1,
  unique (bank_id, slug)
);
-- The list's orders. Learners see one status, admins put the first ones of each together. Each index also knows what lists
-- are filtered by, so that finding a page and counting read no questions, whose rows are wide.
create index question_by_order on question (status, bank_id, sort_order, id) include (difficulty, tags);
create index question_by_newest on question (status, create_time desc, id desc) include (bank_id, difficulty, tags);
create index question_by_views on question (status, view_count desc, id desc) include (bank_id, difficulty, tags);
create index question_by_encounters on question (status, encounter_count desc, id desc)
  include (bank_id, difficulty, tags);
create index question_by_update on question (status, update_time desc, id desc);

-- Questions that are shown beside another one.
create table question_relation (
  question_id bigint not null references question on delete cascade,
  related_id  bigint not null references question on delete cascade,
  sort_order  integer not null,
  primary key (question_id, related_id)
);
create index question_relation_related on question_relation (related_id);

-- The history of questions: each version, and who wrote it.
create table question_revision (
  id          bigint generated always as identity primary key,
  question_id bigint not null references question on delete cascade,
  version     integer not null,
  -- {bankId, slug, title, difficulty, tags, shortAnswer, answer, keyPoints, followUps, relatedIds}
  snapshot    jsonb not null,
  editor_id   bigint references app_user on delete set null,
  -- The editor's name then; null: the importer.
  editor_name text,
  create_time timestamptz not null default now(),
  unique (question_id, version)
);
create index question_revision_editor on question_revision (editor_id);

-- Files of the content folder that stand for nothing any more: an admin deleted, moved or renamed what they brought,
-- and it must not come back with the next start. The slug '' is the bank itself.
create table content_release (
  bank_slug text not null,
  slug      text not null,
  primary key (bank_slug, slug)
);

-- The question of each day.
create table daily_question (
  day         date primary key,
  question_id bigint not null references question on delete cascade
);
