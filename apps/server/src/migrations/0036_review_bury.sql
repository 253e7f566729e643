-- Cards put off until the learner's next day. That is no review: what counts self-ratings does not look here.
create table review_bury (
  -- From the numbers of the log, so that it is known which act on a card came later.
  id             bigint primary key default nextval('review_log_id_seq'),
  user_id        bigint not null references app_user on delete cascade,
  card_id        bigint not null references review_card on delete cascade,
  -- Named by the client, so that an act sent twice counts once.
  step_id        uuid not null,
  -- The learner's day on which it was put off, and the one on which it was due before.
  day            date not null,
  due_day_before date not null,
  create_time    timestamptz not null,
  undone_time    timestamptz
);

create unique index review_bury_step on review_bury (user_id, step_id);
create index review_bury_card on review_bury (card_id, id);
