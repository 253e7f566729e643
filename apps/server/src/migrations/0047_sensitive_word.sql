-- Words that are masked in what users publish, that hold it for an admin to look at, or for which it is not taken.
create table sensitive_word (
  id          bigint generated always as identity primary key,
  word        text not null,
  -- As it is compared, without width, case and what stands between letters.
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

-- Why an admin hid a comment.
alter table comment add column state_reason text not null default '';
create index comment_newest on comment (create_time, id) where state <> 'deleted';
create index comment_liked on comment (like_count, id) where state <> 'deleted';
-- What waits for admins.
create index comment_waiting on comment (state, create_time, id) where state <> 'visible';
