-- Shuffled questions of a filter, and how far a learner is with them.
create table card_deck (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  filter      jsonb not null,
  -- The filter in 64 characters: one deck for each.
  filter_hash text not null,
  -- Grows when the deck is shuffled.
  round       integer not null default 1,
  -- The place of the card to go on with.
  position    integer not null default 0,
  -- How many questions fitted when it was drawn.
  matching    integer not null,
  update_time timestamptz not null default now(),
  unique (user_id, filter_hash)
);
create index card_deck_user on card_deck (user_id, update_time);

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

-- A timed draw of questions.
create table paper (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references app_user on delete cascade,
  filter         jsonb not null,
  bank_names     text[] not null,
  question_count integer not null,
  minutes        integer not null,
  create_time    timestamptz not null,
  deadline_time  timestamptz not null,
  -- When it was handed in, or its time was up.
  close_time     timestamptz,
  answered_count integer not null default 0,
  -- 0 to 100; null while it is open, and when nothing could be scored.
  score          smallint
);
-- One at a time: drawing twice at once makes one paper.
create unique index paper_open on paper (user_id) where close_time is null;
create index paper_user on paper (user_id, create_time, id);
create index paper_deadline on paper (deadline_time) where close_time is null;

create table paper_question (
  id          bigint generated always as identity primary key,
  paper_id    bigint not null references paper on delete cascade,
  place       integer not null,
  question_id bigint not null references question on delete cascade,
  answer      text not null default '',
  rating      smallint check (rating between 1 and 4),
  is_flagged  boolean not null default false,
  seconds     integer not null default 0,
  -- Grows with each change: who changes an older one is told.
  version     integer not null default 0,
  -- The self-rating's name in the log of reviews.
  step_id     uuid not null default gen_random_uuid(),
  -- Whether anything was put down before the paper was closed.
  is_answered boolean not null default false,
  score       smallint,
  unique (paper_id, place),
  unique (paper_id, question_id)
);
create index paper_question_question on paper_question (question_id);
