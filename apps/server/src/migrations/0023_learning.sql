-- The learning path: chapters, and the knowledge points that stand in them.
create table chapter (
  id           bigint generated always as identity primary key,
  slug         text not null unique,
  name         text not null,
  description  text not null,
  -- Markdown.
  introduction text not null,
  sort_order   integer not null,
  version      integer not null default 1,
  create_time  timestamptz not null default now(),
  update_time  timestamptz not null default now(),
  -- As question_bank has them.
  import_hash  text,
  edit_time    timestamptz
);

create table knowledge_point (
  id           bigint generated always as identity primary key,
  chapter_id   bigint not null references chapter,
  slug         text not null,
  title        text not null,
  summary      text not null,
  -- How long reading takes.
  minutes      integer not null check (minutes between 1 and 120),
  -- Markdown.
  content      text not null,
  status       text not null default 'published' check (status in ('draft', 'published', 'archived')),
  sort_order   integer not null,
  version      integer not null default 1,
  create_time  timestamptz not null default now(),
  update_time  timestamptz not null default now(),
  import_hash  text,
  edit_time    timestamptz,
  unique (chapter_id, slug)
);

create index knowledge_point_by_order on knowledge_point (chapter_id, sort_order, id);

-- What one is asked after reading. Rows of their own, named by a slug, so that an answer stays with its question when the
-- text is edited.
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

create table knowledge_point_question (
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  question_id        bigint not null references question on delete cascade,
  sort_order         integer not null,
  primary key (knowledge_point_id, question_id)
);

create index knowledge_point_question_question on knowledge_point_question (question_id);

create table knowledge_point_progress (
  user_id            bigint not null references app_user on delete cascade,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  -- How much of the text has been above the lower edge of the screen when it was left, in thousandths.
  reading_position   integer not null default 0 check (reading_position between 0 and 1000),
  learned_at         timestamptz,
  update_time        timestamptz not null default now(),
  primary key (user_id, knowledge_point_id)
);

create index knowledge_point_progress_point on knowledge_point_progress (knowledge_point_id);

-- How somebody last rated their own answer.
create table recall_answer (
  user_id            bigint not null references app_user on delete cascade,
  recall_question_id bigint not null references recall_question on delete cascade,
  rating             smallint not null check (rating between 1 and 4),
  answer_time        timestamptz not null default now(),
  primary key (user_id, recall_question_id)
);

create index recall_answer_question on recall_answer (recall_question_id);
