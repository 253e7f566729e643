-- What a learner reviews by; who has set nothing has no row.
create table user_study_settings (
  user_id        bigint primary key references app_user on delete cascade,
  -- A name of the IANA database; null while nobody has told it.
  time_zone      text,
  -- The hour at which the learner's day begins.
  day_start_hour smallint not null,
  daily_goal     integer not null,
  new_per_day    integer not null,
  daily_cap      integer not null,
  update_time    timestamptz not null default now()
);

-- What a learner is to remember, and what FSRS knows of it. Times are whole milliseconds.
create table review_card (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references app_user on delete cascade,
  subject_type   text not null check (subject_type in ('question', 'recall', 'interview')),
  subject_id     bigint not null,
  question_id    bigint generated always as (case when subject_type = 'question' then subject_id end) stored
    references question on delete cascade,
  -- 0 new, 1 learning, 2 review, 3 relearning.
  state          smallint not null default 0 check (state between 0 and 3),
  stability      double precision not null default 0,
  difficulty     double precision not null default 0,
  -- Days until it is due; 0: minutes.
  scheduled_days integer not null default 0,
  learning_steps integer not null default 0,
  reps           integer not null default 0,
  lapses         integer not null default 0,
  due_at         timestamptz not null,
  -- The learner's day on which it is due, decided when it was scheduled.
  due_day        date not null,
  last_time      timestamptz,
  last_day       date,
  last_rating    smallint check (last_rating between 1 and 4),
  -- Grows with each act: who acts on an older one is told.
  version        integer not null default 0,
  unique (user_id, subject_type, subject_id)
);

-- The queue, the number of cards due and the forecast, without a look at the cards.
create index review_card_due on review_card (user_id, due_day, due_at, id) include (question_id, state, scheduled_days);
create index review_card_step on review_card (user_id, due_at, id) where state > 0 and scheduled_days = 0;
create index review_card_new on review_card (user_id, id) where state = 0;
create index review_card_question on review_card (question_id);

-- The log tells of any subject, on which of the learner's days it was rated, and what was before, so that it can be undone.
alter table review_log
  add column subject_type text not null default 'question' check (subject_type in ('question', 'recall', 'interview')),
  add column subject_id bigint,
  add column day date,
  -- Named by the client, so that an act sent twice counts once.
  add column step_id uuid not null default gen_random_uuid(),
  add column seconds integer not null default 0,
  -- The card's state before; null where nobody knows.
  add column state_before smallint,
  -- The row of the card before; null where there was none.
  add column card_before jsonb,
  -- {mastery, lastRatedTime}; null where there was none.
  add column mastery_before jsonb,
  -- What was undone stays, so that it is not done again by a call that comes late.
  add column undone_time timestamptz;

update review_log
set subject_id = question_id, day = (create_time at time zone 'Asia/Shanghai' - interval '4 hours')::date;

alter table review_log
  alter column subject_id set not null,
  alter column day set not null,
  drop column question_id;
alter table review_log
  add column question_id bigint generated always as (case when subject_type = 'question' then subject_id end) stored
    references question on delete cascade;

create index review_log_question on review_log (question_id);
create unique index review_log_step on review_log (user_id, step_id);
create index review_log_subject on review_log (user_id, subject_type, subject_id, id desc) where undone_time is null;
create index review_log_day on review_log (user_id, day) include (rating, state_before, seconds) where undone_time is null;

create or replace function count_ratings() returns trigger language plpgsql as $$
begin
  insert into question_day as known (day, question_id, ratings, misses)
  select site_day_of(create_time), question_id, count(*), count(*) filter (where rating = 1)
  from added where question_id is not null group by 1, 2 order by 1, 2
  on conflict (day, question_id) do update
  set ratings = known.ratings + excluded.ratings, misses = known.misses + excluded.misses;
  return null;
end $$;

create function count_undone_rating() returns trigger language plpgsql as $$
begin
  update question_day set ratings = ratings - 1, misses = misses - (new.rating = 1)::int
  where day = site_day_of(new.create_time) and question_id = new.question_id;
  return null;
end $$;

create trigger question_rating_undone after update of undone_time on review_log
  for each row when (old.undone_time is null and new.undone_time is not null) execute function count_undone_rating();

-- What was rated so far becomes cards, as if the last rating had been the first: stability, difficulty and interval are
-- those that FSRS 6 with its default parameters gives to a first rating.
insert into review_card (user_id, subject_type, subject_id, state, stability, difficulty, scheduled_days, reps, due_at, due_day,
  last_time, last_day, last_rating)
select m.user_id, 'question', m.question_id, 2, first.stability, first.difficulty, first.days, 1,
  m.rated + first.days * interval '1 day', m.rated_day + first.days, m.rated, m.rated_day, m.mastery
from (
    select user_id, question_id, mastery, date_trunc('milliseconds', last_rated_time) as rated,
      (last_rated_time at time zone 'Asia/Shanghai' - interval '4 hours')::date as rated_day
    from question_mastery
  ) m
  join (values (1, 0.212::float8, 6.4133::float8, 1), (2, 1.2931, 5.11217071, 1), (3, 2.3065, 2.11810397, 2), (4, 8.2956, 1, 8))
    as first (rating, stability, difficulty, days) on first.rating = m.mastery;
