-- Messages tell of everything that happens to a user, not of announcements alone.
alter table message rename column title to subject;
alter table message rename column content to excerpt;
-- The text of an announcement is its own; its messages only point to it.
update message set excerpt = case when announcement_id is null then left(excerpt, 200) else '' end;

alter table message
  add column kind text not null default 'system'
    check (kind in ('system', 'comment', 'reply', 'like', 'mention', 'interview', 'review', 'contribution')),
  -- What happened, which decides the sentence; the server knows which there are.
  add column event text not null default 'announcement',
  -- What else the sentence names: {score: 76}.
  add column event_values jsonb not null default '{}',
  -- Who did it last; null: nobody, or somebody who has left.
  add column actor_id bigint references app_user on delete set null,
  add column actor_count integer not null default 0,
  -- Where it leads on this site; empty: to the message itself.
  add column path text not null default '',
  -- Messages to one user with the same fold are one as long as it is unread.
  add column fold text,
  -- When the last of what it tells happened: what lists are sorted by, and what was read is bounded by. Exact in JavaScript.
  add column update_time timestamptz(3) not null default clock_timestamp(),
  -- When it went out by mail.
  add column mail_time timestamptz;
update message set update_time = create_time;
alter table message alter column kind drop default, alter column event drop default;

drop index message_user;
drop index message_unread;
create index message_user on message (user_id, update_time desc, id desc);
create index message_unread on message (user_id, kind, update_time) where read_time is null;
create unique index message_unread_fold on message (fold, user_id) where fold is not null and read_time is null;
create index message_fold on message (fold) where fold is not null;
create index message_actor_id on message (actor_id) where actor_id is not null;
create index message_old on message (update_time);

-- Who did what a folded message tells.
create table message_actor (
  message_id bigint not null references message on delete cascade,
  actor_id   bigint not null references app_user on delete cascade,
  act_time   timestamptz not null default clock_timestamp(),
  primary key (message_id, actor_id)
);
create index message_actor_time on message_actor (message_id, act_time desc);
create index message_actor_actor on message_actor (actor_id);

-- How a user is told of a kind; without a row: on the site.
alter table user_message_preference drop constraint user_message_preference_kind_check;
update user_message_preference set kind = 'system' where kind = 'announcement';
delete from user_message_preference where not is_off;
alter table user_message_preference
  add constraint user_message_preference_kind_check
    check (kind in ('system', 'comment', 'reply', 'like', 'mention', 'interview', 'review', 'contribution')),
  add column channel text not null default 'none' check (channel in ('site', 'mail', 'none')),
  drop column is_off;
alter table user_message_preference alter column channel drop default;
create index user_message_preference_mail on user_message_preference (user_id) where channel = 'mail';
