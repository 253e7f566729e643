-- Papers: timed draws of questions.
create table paper (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references app_user on delete cascade,
  filter         jsonb not null,
  bank_names     text[] not null,
  question_count integer not null,
  minutes        integer not null,
  create_time    timestamptz not null,
  deadline_time  timestamptz not null,
  -- The time when it was handed in, or was up.
  close_time     timestamptz,
  answered_count integer not null default 0,
  -- The score, 0 to 100; null while it is open, and when nothing could be scored.
  score          smallint
);
-- A learner has one open paper at a time: drawing twice at once makes one.
create unique index paper_open on paper (user_id) where close_time is null;
create index paper_user on paper (user_id, create_time, id);
create index paper_deadline on paper (deadline_time) where close_time is null;

-- The questions of a paper, with their answers.
create table paper_question (
  id          bigint generated always as identity primary key,
  paper_id    bigint not null references paper on delete cascade,
  place       integer not null,
  question_id bigint not null references question on delete cascade,
  answer      text not null default '',
  rating      smallint check (rating between 1 and 4),
  is_flagged  boolean not null default false,
  seconds     integer not null default 0,
  -- The number of the last change: a change of an older one is refused.
  version     integer not null default 0,
  -- The self-rating's name in the log of reviews.
  step_id     uuid not null default gen_random_uuid(),
  -- Whether anything was put down before the paper was closed.
  is_answered boolean not null default false,
  score       smallint,
  unique (paper_id, place),
  unique (paper_id, question_id)
);
create index paper_question_question on paper_question (question_id);
