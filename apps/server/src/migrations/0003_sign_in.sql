alter table user_session
  add column user_agent text not null default '',
  add column last_seen_time timestamptz not null default now();

-- A mailed code; a new one of the same purpose takes its place. Only its hash is kept.
create table user_code (
  email       text not null,
  purpose     text not null check (purpose in ('login', 'reset')),
  code_hash   bytea not null,
  wrong_tries smallint not null default 0,
  expire_time timestamptz not null,
  primary key (email, purpose)
);

create index user_code_expire_time on user_code (expire_time);

-- Written by rate-limiter-flexible: points used of a key until `expire`, in milliseconds since 1970.
create table rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);

create table message (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  title       text not null,
  content     text not null default '',
  create_time timestamptz not null default now(),
  read_time   timestamptz
);

create index message_user on message (user_id, create_time desc, id desc);
create index message_unread on message (user_id) where read_time is null;
