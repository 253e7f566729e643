-- The interview that a learner prepares for: one at a time.
create table study_plan (
  user_id       bigint primary key references app_user on delete cascade,
  interview_day date not null,
  role          text not null,
  company       text not null,
  -- The banks to practise; empty for all.
  bank_ids      bigint[] not null,
  -- The learner's day on which the coming days were last planned.
  planned_day   date not null,
  update_time   timestamptz not null default now()
);

-- The plan of each day, also of days gone by.
create table study_plan_day (
  user_id bigint not null references study_plan (user_id) on delete cascade,
  day     date not null,
  -- Self-ratings of what is due, and of questions not practised before.
  reviews integer not null,
  fresh   integer not null,
  primary key (user_id, day)
);
