-- Scores that candidates do not agree with, each with its second scoring and what an admin decided. Both scorings stay.
create table interview_objection (
  id                 bigint generated always as identity primary key,
  session_id         bigint not null references interview_session on delete cascade,
  place              integer not null,
  reason             text not null,
  create_time        timestamptz not null default now(),
  -- What counted until then.
  first_score        smallint not null,
  first_assessment   jsonb not null,
  -- Null as long as the second scoring is not done.
  second_score       smallint,
  second_assessment  jsonb,
  -- Why the model did not score it the second time, as it had the first time.
  second_failure     text,
  outcome            text not null default 'open' check (outcome in ('open', 'adopted', 'kept')),
  note               text not null default '',
  decide_time        timestamptz,
  decided_by         bigint references app_user on delete set null,
  unique (session_id, place),
  foreign key (session_id, place) references interview_session_question (session_id, place) on delete cascade,
  check ((outcome = 'open') = (decide_time is null))
);
create index interview_objection_open on interview_objection (session_id) where outcome = 'open';
create index interview_objection_decider on interview_objection (decided_by);

-- Sessions that an admin had scored all over again.
create table interview_rescore (
  id            bigint generated always as identity primary key,
  session_id    bigint not null references interview_session on delete cascade,
  ordered_by    bigint references app_user on delete set null,
  create_time   timestamptz not null default now(),
  -- Null as long as it is under way.
  end_time      timestamptz,
  score_before  smallint,
  -- [{place, score, assessment}]: what the questions were worth before.
  questions_before jsonb not null,
  score_after   smallint,
  scorer        text check (scorer in ('embedded', 'model')),
  -- Why the model did not score it.
  failure       text
);
create unique index interview_rescore_open on interview_rescore (session_id) where end_time is null;
create index interview_rescore_session on interview_rescore (session_id, id);
create index interview_rescore_orderer on interview_rescore (ordered_by);

-- What admins list sessions by.
create index interview_session_time on interview_session (create_time, id);
create index interview_session_bank on interview_session (bank_id, create_time, id);
create index interview_session_state on interview_session (state, create_time, id);
create index interview_session_scorer on interview_session (scorer, create_time, id);
create index interview_session_failed on interview_session (create_time, id)
  where scorer_failure is not null or interviewer_failure is not null;
