-- Filters of the console's lists, saved by one admin for all of them. `query` is the console's own.
create table saved_filter (
  id          bigint generated always as identity primary key,
  list        text not null,
  name        text not null,
  query       jsonb not null,
  creator_id  bigint references app_user on delete set null,
  create_time timestamptz not null default now(),
  constraint saved_filter_name unique (list, name)
);
create index saved_filter_creator on saved_filter (creator_id);
