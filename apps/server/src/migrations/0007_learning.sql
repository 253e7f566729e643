-- Chapters of the learning path.
create table chapter (
  id              bigint generated always as identity primary key,
  slug            text not null unique,
  name            text not null,
  description     text not null,
  -- Markdown.
  introduction    text not null,
  sort_order      integer not null,
  version         integer not null default 1,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  -- The importer's hash, and an admin's last edit, as those of question_bank.
  import_hash     text,
  edit_time       timestamptz,
  -- The time when an admin ordered its points: from then on their files do not.
  order_edit_time timestamptz
);

-- Knowledge points of the chapters.
create table knowledge_point (
  id          bigint generated always as identity primary key,
  chapter_id  bigint not null references chapter,
  slug        text not null,
  title       text not null,
  summary     text not null,
  -- The time that reading takes.
  minutes     integer not null check (minutes between 1 and 120),
  -- Markdown.
  content     text not null,
  status      text not null default 'published' check (status in ('draft', 'published', 'archived')),
  sort_order  integer not null,
  version     integer not null default 1,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  import_hash text,
  edit_time   timestamptz,
  unique (chapter_id, slug)
);
create index knowledge_point_by_order on knowledge_point (chapter_id, sort_order, id);

-- Questions that train a knowledge point.
create table knowledge_point_question (
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  question_id        bigint not null references question on delete cascade,
  sort_order         integer not null,
  primary key (knowledge_point_id, question_id)
);
create index knowledge_point_question_question on knowledge_point_question (question_id);

-- Questions asked after reading. Rows of their own, named by a slug, so that a review card stays with its question
-- when the text is edited.
create table recall_question (
  id                 bigint generated always as identity primary key,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  slug               text not null,
  question           text not null,
  -- Markdown.
  answer             text not null,
  sort_order         integer not null,
  unique (knowledge_point_id, slug)
);

-- The history of knowledge points.
create table knowledge_point_revision (
  id                 bigint generated always as identity primary key,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  version            integer not null,
  snapshot           jsonb not null,
  editor_id          bigint references app_user on delete set null,
  editor_name        text,
  create_time        timestamptz not null,
  unique (knowledge_point_id, version)
);
create index knowledge_point_revision_editor on knowledge_point_revision (editor_id);

-- Chapters and knowledge points that an admin has deleted or named otherwise: their files are not read again. An
-- empty slug stands for the chapter itself.
create table learning_release (
  chapter_slug text not null,
  slug         text not null,
  primary key (chapter_slug, slug)
);

-- Learners' progress with knowledge points.
create table knowledge_point_progress (
  user_id            bigint not null references app_user on delete cascade,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  -- The part of the text that was above the lower edge of the screen when it was left, in thousandths.
  reading_position   integer not null default 0 check (reading_position between 0 and 1000),
  learned_at         timestamptz,
  update_time        timestamptz not null default now(),
  primary key (user_id, knowledge_point_id)
);
create index knowledge_point_progress_point on knowledge_point_progress (knowledge_point_id);
