-- The code that a learner has written for a programming problem as yet, one of each language.
create table code_draft (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  language    text not null check (language in ('javascript', 'typescript', 'python', 'sql')),
  code        text not null,
  update_time timestamptz not null,
  unique (user_id, question_id, language)
);
create index code_draft_question on code_draft (question_id);

-- What learners handed in. It ran in their browsers: the results are what those told.
create table code_attempt (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references app_user on delete cascade,
  question_id   bigint not null references question on delete cascade,
  -- Made by the tab, so that a retry adds no second one.
  key           uuid not null,
  language      text not null check (language in ('javascript', 'typescript', 'python', 'sql')),
  code          text not null,
  outcome       text not null check (outcome in ('passed', 'failed', 'error', 'timeout')),
  -- Cases.
  passed        integer not null,
  total         integer not null,
  milliseconds  integer not null,
  first_failure text not null,
  create_time   timestamptz not null default now(),
  unique (user_id, key)
);
create index code_attempt_question on code_attempt (question_id);
create index code_attempt_of_question on code_attempt (user_id, question_id, create_time desc, id desc);
create index code_attempt_newest on code_attempt (user_id, create_time desc, id desc);
create index code_attempt_passed on code_attempt (user_id, question_id) where outcome = 'passed';
