-- Shuffled questions of a filter, and how far a learner is with them.
create table card_deck (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  filter      jsonb not null,
  -- The filter in 64 characters: one deck for each.
  filter_hash text not null,
  -- The number of times the deck was shuffled, from 1.
  round       integer not null default 1,
  -- The place of the card to go on with.
  position    integer not null default 0,
  -- The number of questions that fitted when it was drawn.
  matching    integer not null,
  update_time timestamptz not null default now(),
  unique (user_id, filter_hash)
);
create index card_deck_user on card_deck (user_id, update_time);

-- The cards of a deck.
create table card_deck_card (
  id          bigint generated always as identity primary key,
  deck_id     bigint not null references card_deck on delete cascade,
  place       integer not null,
  question_id bigint not null references question on delete cascade,
  rating      smallint check (rating between 1 and 4),
  seconds     integer not null default 0,
  unique (deck_id, place)
);
create index card_deck_card_question on card_deck_card (question_id);
