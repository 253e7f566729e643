-- Words that are masked in published texts, hold a text for an admin to look at, or have it refused.
create table sensitive_word (
  id          bigint generated always as identity primary key,
  word        text not null,
  -- The word as it is compared, without width, case and what stands between letters.
  folded      text not null constraint sensitive_word_folded unique,
  action      text not null check (action in ('mask', 'hold', 'refuse')),
  note        text not null default '',
  version     integer not null default 1,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now()
);
create index sensitive_word_newest on sensitive_word (create_time, id);
create index sensitive_word_updated on sensitive_word (update_time, id);
create index sensitive_word_word on sensitive_word (word, id);
