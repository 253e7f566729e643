-- The questions a user has opened, and when: a view counts once a user and day.
create table question_visit (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  visit_time  timestamptz not null default now(),
  primary key (user_id, question_id)
);
create index question_visit_latest on question_visit (user_id, visit_time desc);
create index question_visit_question on question_visit (question_id);

-- Learners' last self-ratings.
create table question_mastery (
  user_id         bigint not null references app_user on delete cascade,
  question_id     bigint not null references question on delete cascade,
  mastery         smallint not null check (mastery between 1 and 4),
  last_rated_time timestamptz not null default now(),
  primary key (user_id, question_id)
);
-- A learner's mastery of a question is looked up by both: with the question alone the planner took this index for it,
-- and read every learner's.
create index question_mastery_question on question_mastery (question_id, user_id);

-- Learners' favourites.
create table question_favourite (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  create_time timestamptz not null default now(),
  primary key (user_id, question_id)
);
create index question_favourite_question on question_favourite (question_id);
-- A user's favourites and notes are listed with the newest first.
create index question_favourite_user on question_favourite (user_id, create_time desc, question_id desc);

-- Notes that learners write beside a question, for themselves.
create table question_note (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  content     text not null,
  update_time timestamptz not null default now(),
  primary key (user_id, question_id)
);
create index question_note_question on question_note (question_id);
create index question_note_user on question_note (user_id, update_time desc);

-- Notes that learners write beside a knowledge point, for themselves.
create table knowledge_point_note (
  user_id            bigint not null references app_user on delete cascade,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  -- Markdown.
  content            text not null,
  update_time        timestamptz not null default now(),
  primary key (user_id, knowledge_point_id)
);
create index knowledge_point_note_point on knowledge_point_note (knowledge_point_id);
create index knowledge_point_note_user on knowledge_point_note (user_id, update_time desc);
