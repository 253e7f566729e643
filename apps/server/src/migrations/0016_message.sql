-- Messages to users. The text of an announcement is its own: its messages only point to it.
create table message (
  id              bigint generated always as identity primary key,
  user_id         bigint not null references app_user on delete cascade,
  subject         text not null,
  excerpt         text not null default '',
  create_time     timestamptz not null default now(),
  read_time       timestamptz,
  announcement_id bigint references announcement on delete cascade,
  kind            text not null
    check (kind in ('system', 'comment', 'reply', 'like', 'mention', 'interview', 'review', 'contribution')),
  -- The event, which decides the sentence; the server knows which there are.
  event           text not null,
  -- The values that the sentence names: {score: 76}.
  event_values    jsonb not null default '{}',
  -- The user who did it last; null: nobody, or somebody who has left.
  actor_id        bigint references app_user on delete set null,
  actor_count     integer not null default 0,
  -- The path on this site that it leads to; empty: to the message itself.
  path            text not null default '',
  -- Messages to one user with the same fold are one as long as it is unread.
  fold            text,
  -- The time of the last event that it tells of, by which lists are sorted. As exact as JavaScript.
  update_time     timestamptz(3) not null default clock_timestamp(),
  -- The time when it went out by mail.
  mail_time       timestamptz
);
create unique index message_announcement on message (announcement_id, user_id) where announcement_id is not null;
create index message_user on message (user_id, update_time desc, id desc);
create index message_unread on message (user_id, kind, update_time) where read_time is null;
create unique index message_unread_fold on message (fold, user_id) where fold is not null and read_time is null;
create index message_fold on message (fold) where fold is not null;
create index message_actor_id on message (actor_id) where actor_id is not null;
create index message_old on message (update_time);

-- The users whose acts a folded message tells of.
create table message_actor (
  message_id bigint not null references message on delete cascade,
  actor_id   bigint not null references app_user on delete cascade,
  act_time   timestamptz not null default clock_timestamp(),
  primary key (message_id, actor_id)
);
create index message_actor_time on message_actor (message_id, act_time desc);
create index message_actor_actor on message_actor (actor_id);

-- The way in which a user wants a kind of messages; without a row: on the site.
create table user_message_preference (
  user_id bigint not null references app_user on delete cascade,
  kind    text not null
    check (kind in ('system', 'comment', 'reply', 'like', 'mention', 'interview', 'review', 'contribution')),
  channel text not null check (channel in ('site', 'mail', 'none')),
  primary key (user_id, kind)
);
create index user_message_preference_mail on user_message_preference (user_id) where channel = 'mail';

-- Mails of unread messages: the user's day on which the last one went out, and the secret that ends them.
create table message_digest (
  user_id bigint primary key references app_user on delete cascade,
  -- A secret: everybody who knows it may end the mails, and nothing else.
  token   text not null unique,
  day     date
);
