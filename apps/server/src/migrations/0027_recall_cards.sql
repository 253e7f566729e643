-- Recall questions are reviewed as questions are: the last rating is their card's. What was rated so far becomes cards, as
-- if that rating had been the first.
alter table review_card
  add column recall_question_id bigint generated always as (case when subject_type = 'recall' then subject_id end) stored
    references recall_question on delete cascade;

create index review_card_recall_question on review_card (recall_question_id);
drop index review_card_due;
create index review_card_due on review_card (user_id, due_day, due_at, id)
  include (question_id, recall_question_id, state, scheduled_days);

insert into review_card (user_id, subject_type, subject_id, state, stability, difficulty, scheduled_days, reps, due_at, due_day,
  last_time, last_day, last_rating)
select a.user_id, 'recall', a.recall_question_id, 2, first.stability, first.difficulty, first.days, 1,
  a.rated + first.days * interval '1 day', a.rated_day + first.days, a.rated, a.rated_day, a.rating
from (
    select user_id, recall_question_id, rating, date_trunc('milliseconds', answer_time) as rated,
      (answer_time at time zone 'Asia/Shanghai' - interval '4 hours')::date as rated_day
    from recall_answer
  ) a
  join (values (1, 0.212::float8, 6.4133::float8, 1), (2, 1.2931, 5.11217071, 1), (3, 2.3065, 2.11810397, 2), (4, 8.2956, 1, 8))
    as first (rating, stability, difficulty, days) on first.rating = a.rating;

drop table recall_answer;

-- What a learner writes beside a knowledge point, for themselves.
create table knowledge_point_note (
  user_id            bigint not null references app_user on delete cascade,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  -- Markdown.
  content            text not null,
  update_time        timestamptz not null default now(),
  primary key (user_id, knowledge_point_id)
);

create index knowledge_point_note_point on knowledge_point_note (knowledge_point_id);
