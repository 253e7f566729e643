create table app_user (
  id             bigint generated always as identity primary key,
  email          text not null,
  username       text not null,
  password_hash  text not null,
  user_role      text not null default 'user' check (user_role in ('user', 'admin')),
  avatar_url     text,
  create_time    timestamptz not null default now(),
  last_seen_time timestamptz
);

create unique index app_user_email_key on app_user (lower(email));
create unique index app_user_username_key on app_user (lower(username));
create index app_user_create_time on app_user (create_time desc, id desc);
create index app_user_last_seen_time on app_user (last_seen_time desc nulls last, id desc);

-- A signed-in device. Only the token's SHA-256 is kept.
create table user_session (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  token_hash  bytea not null unique,
  create_time timestamptz not null default now(),
  expire_time timestamptz not null
);

create index user_session_user on user_session (user_id);
create index user_session_expire_time on user_session (expire_time);
