-- Mock interviews: what is asked. A bank is a role and a level, its questions are asked in sessions.
create table interview_bank (
  id            bigint generated always as identity primary key,
  slug          text not null unique,
  name          text not null,
  description   text not null,
  -- Heading under which the bank stands in lists, e.g. 后端.
  group_name    text not null,
  level         text not null check (level in ('any', 'campus', 'junior', 'middle', 'senior')),
  -- How long a session usually takes, and how many questions it has.
  minutes       integer not null check (minutes between 5 and 180),
  session_size  integer not null check (session_size between 1 and 20),
  sort_order    integer not null,
  version       integer not null default 1,
  create_time   timestamptz not null default now(),
  update_time   timestamptz not null default now(),
  -- As question_bank has them.
  import_hash   text,
  edit_time     timestamptz
);

create table interview_question (
  id           bigint generated always as identity primary key,
  bank_id      bigint not null references interview_bank,
  slug         text not null,
  -- As an interviewer says it.
  title        text not null,
  topic        text not null,
  difficulty   text not null check (difficulty in ('easy', 'medium', 'hard')),
  -- How long a good answer takes with its follow-ups.
  minutes      integer not null check (minutes between 1 and 30),
  -- [{text, weight, synonyms, not, dimension, followUp}]
  key_points   jsonb not null,
  hint         text not null,
  -- Each deeper than the one before.
  probes       text[] not null,
  -- {zero, half, full}: answers that are worth 0, 50 and 100.
  anchors      jsonb not null,
  red_flags    text[] not null,
  -- The same asked about the candidate's own project.
  variant      text not null,
  -- Reference answer, markdown.
  answer       text not null,
  status       text not null default 'published' check (status in ('draft', 'published', 'archived')),
  sort_order   integer not null,
  version      integer not null default 1,
  create_time  timestamptz not null default now(),
  update_time  timestamptz not null default now(),
  import_hash  text,
  edit_time    timestamptz,
  unique (bank_id, slug)
);
create index interview_question_by_order on interview_question (bank_id, sort_order, id);

-- Questions of the question bank that train it.
create table interview_question_link (
  interview_question_id bigint not null references interview_question on delete cascade,
  question_id           bigint not null references question on delete cascade,
  sort_order            integer not null,
  primary key (interview_question_id, question_id)
);
create index interview_question_link_question on interview_question_link (question_id);

-- Banks and questions that an admin has deleted or named otherwise: their files are not read again. An empty slug stands
-- for the bank itself.
create table interview_release (
  bank_slug text not null,
  slug      text not null,
  primary key (bank_slug, slug)
);
