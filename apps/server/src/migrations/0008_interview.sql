-- Banks of mock interviews: a role and a level, whose questions are asked in sessions.
create table interview_bank (
  id              bigint generated always as identity primary key,
  slug            text not null unique,
  name            text not null,
  description     text not null,
  -- Heading under which the bank stands in lists, e.g. 后端.
  group_name      text not null,
  level           text not null check (level in ('any', 'campus', 'junior', 'middle', 'senior')),
  -- The minutes that a session usually takes, and the number of its questions.
  minutes         integer not null check (minutes between 5 and 180),
  session_size    integer not null check (session_size between 1 and 20),
  sort_order      integer not null,
  version         integer not null default 1,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  -- The importer's hash, and an admin's last edit, as those of question_bank.
  import_hash     text,
  edit_time       timestamptz,
  -- Kept counts of the bank's sessions.
  learner_count   integer not null default 0,
  scored_count    integer not null default 0,
  score_sum       bigint not null default 0,
  -- The time when an admin ordered the bank's questions; null: they stand as the files have it.
  order_edit_time timestamptz
);

-- Questions of mock interviews.
create table interview_question (
  id          bigint generated always as identity primary key,
  bank_id     bigint not null references interview_bank,
  slug        text not null,
  -- The question as an interviewer says it.
  title       text not null,
  topic       text not null,
  difficulty  text not null check (difficulty in ('easy', 'medium', 'hard')),
  -- The minutes that a good answer takes with its follow-ups.
  minutes     integer not null check (minutes between 1 and 30),
  -- [{text, weight, synonyms, not, dimension, followUp}]
  key_points  jsonb not null,
  hint        text not null,
  -- Questions that each go deeper than the one before.
  probes      text[] not null,
  -- {zero, half, full}: answers that are worth 0, 50 and 100.
  anchors     jsonb not null,
  red_flags   text[] not null,
  -- The question as it is asked about the candidate's own project.
  variant     text not null,
  -- Reference answer, markdown.
  answer      text not null,
  status      text not null default 'published' check (status in ('draft', 'published', 'archived')),
  sort_order  integer not null,
  version     integer not null default 1,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now(),
  import_hash text,
  edit_time   timestamptz,
  unique (bank_id, slug)
);
create index interview_question_by_order on interview_question (bank_id, sort_order, id);

-- Questions of the question bank that train an interview question.
create table interview_question_link (
  interview_question_id bigint not null references interview_question on delete cascade,
  question_id           bigint not null references question on delete cascade,
  sort_order            integer not null,
  primary key (interview_question_id, question_id)
);
create index interview_question_link_question on interview_question_link (question_id);

-- The history of interview questions.
create table interview_question_revision (
  id                    bigint generated always as identity primary key,
  interview_question_id bigint not null references interview_question on delete cascade,
  version               integer not null,
  snapshot              jsonb not null,
  editor_id             bigint references app_user on delete set null,
  editor_name           text,
  create_time           timestamptz not null,
  unique (interview_question_id, version)
);
create index interview_question_revision_editor on interview_question_revision (editor_id);

-- Banks and questions that an admin has deleted or named otherwise: their files are not read again. An empty slug
-- stands for the bank itself.
create table interview_release (
  bank_slug text not null,
  slug      text not null,
  primary key (bank_slug, slug)
);

-- A learner's record with a bank: finished sessions, and the best score.
create table interview_record (
  user_id       bigint not null references app_user on delete cascade,
  bank_id       bigint not null references interview_bank on delete cascade,
  session_count integer not null,
  best_score    smallint,
  primary key (user_id, bank_id)
);
create index interview_record_bank on interview_record (bank_id);

-- Mock interviews: each a state machine whose acts are numbered. Decision 023 draws it.
create table interview_session (
  id                  bigint generated always as identity primary key,
  user_id             bigint not null references app_user on delete cascade,
  bank_id             bigint references interview_bank on delete set null,
  bank_name           text not null,
  level               text not null check (level in ('campus', 'junior', 'middle', 'senior')),
  topics              jsonb not null,
  strictness          text not null check (strictness in ('lenient', 'standard', 'strict')),
  -- The time limit; null: none.
  minutes             integer,
  -- The language in which the embedded interviewer speaks.
  language            text not null,
  interviewer         text not null check (interviewer in ('embedded', 'model')),
  resume              text not null,
  job_description     text not null,
  state               text not null
    check (state in (
      'preparing', 'asking', 'answering', 'judging', 'followingUp', 'paused', 'scoring', 'finished',
      'abandoned', 'expired'
    )),
  -- The number of the candidate's last act: an act on an older one is refused.
  step                integer not null default 0,
  question_count      integer not null,
  -- The question that is talked about; 0 before the first.
  place               integer not null default 0,
  draft               text not null default '',
  create_time         timestamptz not null,
  -- The end of the time limit, which moves with each pause.
  deadline_time       timestamptz,
  pause_time          timestamptz,
  paused_seconds      integer not null default 0,
  -- The time of the last act: an open session that is left alone expires.
  act_time            timestamptz not null,
  end_time            timestamptz,
  end_reason          text check (end_reason in ('completed', 'ended', 'timeUp', 'idle')),
  -- The total, 0 to 100; null as long as it is not scored, and when nothing could be.
  score               smallint,
  dimensions          jsonb,
  scorer              text check (scorer in ('embedded', 'model')),
  -- The reason why the model did not score it; null when it did, or was not asked to.
  scorer_failure      text,
  -- The reason why the embedded interviewer leads the session although the model was to; null otherwise.
  interviewer_failure text
);
create unique index interview_session_open on interview_session (user_id)
  where state not in ('scoring', 'finished', 'abandoned', 'expired');
create index interview_session_user on interview_session (user_id, create_time, id);
create index interview_session_unfinished on interview_session (act_time)
  where state not in ('finished', 'abandoned', 'expired');
-- The orders and filters of the admins' list.
create index interview_session_time on interview_session (create_time, id);
create index interview_session_bank on interview_session (bank_id, create_time, id);
create index interview_session_state on interview_session (state, create_time, id);
create index interview_session_scorer on interview_session (scorer, create_time, id);
create index interview_session_failed on interview_session (create_time, id)
  where scorer_failure is not null or interviewer_failure is not null;

-- The questions of a session.
create table interview_session_question (
  id          bigint generated always as identity primary key,
  session_id  bigint not null references interview_session on delete cascade,
  place       integer not null,
  question_id bigint references interview_question on delete set null,
  -- The question as it was asked.
  question    jsonb not null,
  state       text not null default 'waiting' check (state in ('waiting', 'asked', 'answered', 'skipped')),
  -- Places of the key points that were asked for again.
  followed_up jsonb not null default '[]',
  hint_count  integer not null default 0,
  -- The score; null: none.
  score       smallint,
  -- The grounds of the score; null as long as there is none.
  assessment  jsonb,
  unique (session_id, place)
);
create index interview_session_question_question on interview_session_question (question_id);

-- The transcript of a session, turn by turn.
create table interview_turn (
  id          bigint generated always as identity primary key,
  session_id  bigint not null references interview_session on delete cascade,
  number      integer not null,
  step        integer not null,
  -- The place of the question it belongs to; 0 before the first and after the last.
  place       integer not null,
  speaker     text not null check (speaker in ('interviewer', 'candidate')),
  kind        text not null check (kind in ('opening', 'question', 'followUp', 'hint', 'closing', 'answer', 'skip')),
  content     text not null,
  create_time timestamptz not null,
  unique (session_id, number)
);

-- Key points that a learner missed in interviews: each is a card of the review queue, and the next session leads with
-- them.
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

-- Results that candidates show to everybody who has the link: one link a session at a time.
create table interview_share (
  id          bigint generated always as identity primary key,
  session_id  bigint not null references interview_session on delete cascade unique,
  -- A secret: everybody who knows it may read.
  token       text not null unique,
  -- {dimensions, topics, questions, answers}: the parts that are public besides the total.
  parts       jsonb not null,
  -- The days that the link was to live; null: until it is revoked.
  days        integer,
  create_time timestamptz not null,
  expire_time timestamptz,
  check ((days is null) = (expire_time is null))
);
create index interview_share_expired on interview_share (expire_time);

-- Scores that candidates do not agree with, each with its second scoring and an admin's decision. Both scorings stay.
create table interview_objection (
  id                bigint generated always as identity primary key,
  session_id        bigint not null references interview_session on delete cascade,
  place             integer not null,
  reason            text not null,
  create_time       timestamptz not null default now(),
  -- The scoring that counted until then.
  first_score       smallint not null,
  first_assessment  jsonb not null,
  -- The second scoring; null until it is done.
  second_score      smallint,
  second_assessment jsonb,
  -- The reason why the model did not score it the second time, as it had the first time.
  second_failure    text,
  outcome           text not null default 'open' check (outcome in ('open', 'adopted', 'kept')),
  note              text not null default '',
  decide_time       timestamptz,
  decided_by        bigint references app_user on delete set null,
  check ((outcome = 'open') = (decide_time is null)),
  unique (session_id, place),
  foreign key (session_id, place) references interview_session_question (session_id, place) on delete cascade
);
create index interview_objection_open on interview_objection (session_id) where outcome = 'open';
create index interview_objection_decider on interview_objection (decided_by);

-- Sessions that an admin had scored all over again.
create table interview_rescore (
  id               bigint generated always as identity primary key,
  session_id       bigint not null references interview_session on delete cascade,
  ordered_by       bigint references app_user on delete set null,
  create_time      timestamptz not null default now(),
  -- The end; null as long as it is under way.
  end_time         timestamptz,
  score_before     smallint,
  -- [{place, score, assessment}]: the questions' scores before.
  questions_before jsonb not null,
  score_after      smallint,
  scorer           text check (scorer in ('embedded', 'model')),
  -- The reason why the model did not score it.
  failure          text
);
create unique index interview_rescore_open on interview_rescore (session_id) where end_time is null;
create index interview_rescore_session on interview_rescore (session_id, id);
create index interview_rescore_orderer on interview_rescore (ordered_by);
