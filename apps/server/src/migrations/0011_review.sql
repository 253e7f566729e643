-- Learners' settings of the review; a learner who has set nothing has no row.
create table user_study_settings (
  user_id        bigint primary key references app_user on delete cascade,
  -- A name of the IANA database; null as long as it is not known.
  time_zone      text,
  -- The hour at which the learner's day begins.
  day_start_hour smallint not null,
  daily_goal     integer not null,
  new_per_day    integer not null,
  daily_cap      integer not null,
  update_time    timestamptz not null default now()
);

-- Cards that a learner is to remember, with the state of FSRS. Times are whole milliseconds.
create table review_card (
  id                 bigint generated always as identity primary key,
  user_id            bigint not null references app_user on delete cascade,
  subject_type       text not null check (subject_type in ('question', 'recall', 'interview')),
  subject_id         bigint not null,
  question_id        bigint generated always as (case when subject_type = 'question' then subject_id end) stored
    references question on delete cascade,
  -- 0 new, 1 learning, 2 review, 3 relearning.
  state              smallint not null default 0 check (state between 0 and 3),
  stability          double precision not null default 0,
  difficulty         double precision not null default 0,
  -- The days until it is due; 0: minutes.
  scheduled_days     integer not null default 0,
  learning_steps     integer not null default 0,
  reps               integer not null default 0,
  lapses             integer not null default 0,
  due_at             timestamptz not null,
  -- The learner's day on which it is due, decided when it was scheduled.
  due_day            date not null,
  last_time          timestamptz,
  last_day           date,
  last_rating        smallint check (last_rating between 1 and 4),
  -- The number of the last act: an act on an older one is refused.
  version            integer not null default 0,
  recall_question_id bigint generated always as (case when subject_type = 'recall' then subject_id end) stored
    references recall_question on delete cascade,
  missed_point_id    bigint generated always as (case when subject_type = 'interview' then subject_id end) stored
    references interview_missed_point on delete cascade,
  unique (user_id, subject_type, subject_id)
);
create index review_card_step on review_card (user_id, due_at, id) where state > 0 and scheduled_days = 0;
create index review_card_new on review_card (user_id, id) where state = 0;
create index review_card_question on review_card (question_id);
create index review_card_recall_question on review_card (recall_question_id);
create index review_card_missed_point on review_card (missed_point_id);
-- The queue, the number of cards due and the forecast, without a look at the cards.
create index review_card_due on review_card (user_id, due_day, due_at, id)
  include (question_id, recall_question_id, missed_point_id, state, scheduled_days);

-- Every self-rating ever given, append-only: the review schedule is computed from them.
create table review_log (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references app_user on delete cascade,
  rating         smallint not null check (rating between 1 and 4),
  create_time    timestamptz not null default now(),
  subject_type   text not null default 'question' check (subject_type in ('question', 'recall', 'interview')),
  subject_id     bigint not null,
  day            date not null,
  -- The act's name, given by the client, so that an act sent twice counts once.
  step_id        uuid not null default gen_random_uuid(),
  seconds        integer not null default 0,
  -- The card's state before; null where it is not known.
  state_before   smallint,
  -- The row of the card before; null where there was none.
  card_before    jsonb,
  -- {mastery, lastRatedTime}; null where there was none.
  mastery_before jsonb,
  -- The time when it was undone. The row stays, so that a call that comes late does not do it again.
  undone_time    timestamptz,
  question_id    bigint generated always as (case when subject_type = 'question' then subject_id end) stored
    references question on delete cascade,
  -- Whether it was rated in a sitting of reviews, where it can be taken back for the rest of the day, on any device.
  in_sitting     boolean not null default false
);
create index review_log_user on review_log (user_id, create_time desc);
create index review_log_question on review_log (question_id);
create unique index review_log_step on review_log (user_id, step_id);
create index review_log_subject on review_log (user_id, subject_type, subject_id, id desc) where undone_time is null;
create index review_log_day on review_log (user_id, day)
  include (rating, state_before, seconds)
  where undone_time is null;

-- Cards put off until the learner's next day. That is no self-rating.
create table review_bury (
  -- Numbers of the log's sequence, so that it is known which act on a card came later.
  id             bigint primary key default nextval('review_log_id_seq'),
  user_id        bigint not null references app_user on delete cascade,
  card_id        bigint not null references review_card on delete cascade,
  -- The act's name, given by the client, so that an act sent twice counts once.
  step_id        uuid not null,
  -- The learner's day on which it was put off, and the one on which it was due before.
  day            date not null,
  due_day_before date not null,
  create_time    timestamptz not null,
  undone_time    timestamptz
);
create unique index review_bury_step on review_bury (user_id, step_id);
create index review_bury_card on review_bury (card_id, id);
create index review_bury_day on review_bury (user_id, day) where undone_time is null;

-- The learner's day on which they were last told what is due.
create table review_reminder (
  user_id bigint primary key references app_user on delete cascade,
  day     date not null
);
