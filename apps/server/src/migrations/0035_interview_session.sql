-- Kept counts of what sessions say of a bank.
alter table interview_bank
  add column learner_count integer not null default 0,
  add column scored_count  integer not null default 0,
  add column score_sum     bigint  not null default 0;

-- What a learner has of a bank: finished sessions, and the best score.
create table interview_record (
  user_id       bigint not null references app_user on delete cascade,
  bank_id       bigint not null references interview_bank on delete cascade,
  session_count integer not null,
  best_score    smallint,
  primary key (user_id, bank_id)
);
create index interview_record_bank on interview_record (bank_id);

-- A mock interview: a state machine whose acts are numbered. Decision 023 draws it.
create table interview_session (
  id              bigint generated always as identity primary key,
  user_id         bigint not null references app_user on delete cascade,
  bank_id         bigint references interview_bank on delete set null,
  bank_name       text not null,
  level           text not null check (level in ('campus', 'junior', 'middle', 'senior')),
  topics          jsonb not null,
  strictness      text not null check (strictness in ('lenient', 'standard', 'strict')),
  -- Null: no limit.
  minutes         integer,
  -- In which the embedded interviewer speaks.
  language        text not null,
  interviewer     text not null check (interviewer in ('embedded', 'model')),
  resume          text not null,
  job_description text not null,
  state           text not null check (state in ('preparing', 'asking', 'answering', 'judging', 'followingUp', 'paused',
    'scoring', 'finished', 'abandoned', 'expired')),
  -- Grows with each act of the candidate: who acts on an older one is told.
  step            integer not null default 0,
  question_count  integer not null,
  -- The question that is talked about; 0 before the first.
  place           integer not null default 0,
  draft           text not null default '',
  create_time     timestamptz not null,
  -- When the time is up; it moves with each pause. Null without a limit.
  deadline_time   timestamptz,
  pause_time      timestamptz,
  paused_seconds  integer not null default 0,
  -- The last act: an open session that is left alone expires.
  act_time        timestamptz not null,
  end_time        timestamptz,
  end_reason      text check (end_reason in ('completed', 'ended', 'timeUp', 'idle')),
  -- 0 to 100; null as long as it is not scored, and when nothing could be.
  score           smallint,
  dimensions      jsonb,
  scorer          text check (scorer in ('embedded', 'model')),
  -- Why the model did not score it; null when it did, or was not asked to.
  scorer_failure  text
);
create unique index interview_session_open on interview_session (user_id)
  where state not in ('scoring', 'finished', 'abandoned', 'expired');
create index interview_session_user on interview_session (user_id, create_time, id);
create index interview_session_unfinished on interview_session (act_time)
  where state not in ('finished', 'abandoned', 'expired');

create table interview_session_question (
  id             bigint generated always as identity primary key,
  session_id     bigint not null references interview_session on delete cascade,
  place          integer not null,
  question_id    bigint references interview_question on delete set null,
  -- The question as it was asked.
  question       jsonb not null,
  state          text not null default 'waiting' check (state in ('waiting', 'asked', 'answered', 'skipped')),
  -- Places of the key points that were asked for again.
  followed_up    jsonb not null default '[]',
  hint_count     integer not null default 0,
  -- Null: not scored.
  score          smallint,
  -- What the score rests on; null as long as it is not scored.
  assessment     jsonb,
  unique (session_id, place)
);
create index interview_session_question_question on interview_session_question (question_id);

create table interview_turn (
  id          bigint generated always as identity primary key,
  session_id  bigint not null references interview_session on delete cascade,
  number      integer not null,
  step        integer not null,
  -- The question it belongs to; 0 for what is said before and after them.
  place       integer not null,
  speaker     text not null check (speaker in ('interviewer', 'candidate')),
  kind        text not null check (kind in ('opening', 'question', 'followUp', 'hint', 'closing', 'answer', 'skip')),
  content     text not null,
  create_time timestamptz not null,
  unique (session_id, number)
);

-- Key points that a learner missed in interviews: a card of the review queue each, and what the next session leads with.
create table interview_missed_point (
  id           bigint generated always as identity primary key,
  user_id      bigint not null references app_user on delete cascade,
  question_id  bigint not null references interview_question on delete cascade,
  -- The text of the key point, by which it is known.
  point        text not null,
  missed_count integer not null,
  -- Whether it was missed the last time it was asked for.
  is_open      boolean not null default true,
  update_time  timestamptz not null,
  unique (user_id, question_id, point)
);
create index interview_missed_point_question on interview_missed_point (question_id);

alter table review_card
  add column missed_point_id bigint generated always as (case when subject_type = 'interview' then subject_id end) stored
    references interview_missed_point on delete cascade;
create index review_card_missed_point on review_card (missed_point_id);
drop index review_card_due;
create index review_card_due on review_card (user_id, due_day, due_at, id)
  include (question_id, recall_question_id, missed_point_id, state, scheduled_days);
