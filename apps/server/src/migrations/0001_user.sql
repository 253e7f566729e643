-- Users, admins among them.
create table app_user (
  id                  bigint generated always as identity primary key,
  email               text not null,
  username            text not null,
  password_hash       text not null,
  user_role           text not null default 'user' check (user_role in ('user', 'admin')),
  avatar_url          text,
  create_time         timestamptz not null default now(),
  last_seen_time      timestamptz,
  -- The profile's version, which grows with each change.
  version             integer not null default 1,
  ban_time            timestamptz,
  -- The end of the ban; null: for good.
  ban_end_time        timestamptz,
  ban_reason          text,
  -- The time when the account was given up. It stays as a nameless one, so that what others read from it keeps an
  -- author.
  delete_time         timestamptz,
  -- The time when somebody proved that they read the account's mailbox; null: nobody did yet.
  email_verified_time timestamptz,
  bio                 text not null default '',
  target_role         text not null default '',
  company             text not null default '',
  links               jsonb not null default '[]',
  shown_parts         text[] not null default '{}',
  -- The language that the user last signed in with on a device of theirs: mails are written in it. Null: not known
  -- yet.
  language            text check (language in ('zh-CN', 'en-US')),
  check ((ban_time is null) = (ban_reason is null))
);
create index app_user_create_time on app_user (create_time desc, id desc);
create index app_user_last_seen_time on app_user (last_seen_time desc nulls last, id desc);
-- E-mail and username of an account that was given up are free again.
create unique index app_user_email_key on app_user (lower(email)) where delete_time is null;
create unique index app_user_username_key on app_user (lower(username)) where delete_time is null;
create index app_user_banned on app_user (ban_time) where ban_time is not null;
create index app_user_deleted on app_user (delete_time) where delete_time is not null;
-- Names by how they begin, to be offered to who types an @.
create index app_user_name_start on app_user (lower(username) text_pattern_ops) where delete_time is null;

-- A signed-in device. Only the token's SHA-256 is kept.
create table user_session (
  id             bigint generated always as identity primary key,
  user_id        bigint not null references app_user on delete cascade,
  token_hash     bytea not null unique,
  create_time    timestamptz not null default now(),
  expire_time    timestamptz not null,
  user_agent     text not null default '',
  last_seen_time timestamptz not null default now(),
  -- The last proof of who holds the session: logging in, or their password since.
  confirm_time   timestamptz not null default now()
);
create index user_session_user on user_session (user_id);
create index user_session_expire_time on user_session (expire_time);

-- A mailed code; a new one of the same purpose takes its place. Only its hash is kept.
create table user_code (
  email       text not null,
  purpose     text not null check (purpose in ('login', 'reset', 'register', 'newEmail', 'oldEmail')),
  code_hash   bytea not null,
  wrong_tries smallint not null default 0,
  expire_time timestamptz not null,
  primary key (email, purpose)
);
create index user_code_expire_time on user_code (expire_time);

-- The secret that a user's authenticator makes its six digits of; asked for at sign-in once `enabled_time` is set.
create table user_totp (
  user_id      bigint primary key references app_user on delete cascade,
  secret       bytea not null,
  create_time  timestamptz not null default now(),
  enabled_time timestamptz,
  -- The last time step whose digits were taken: neither they nor earlier ones are taken again.
  last_step    bigint not null default 0
);

-- Codes that get in without the authenticator, once each. Only their hashes are kept.
create table user_recovery_code (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  code_hash   bytea not null,
  create_time timestamptz not null default now(),
  unique (user_id, code_hash)
);

-- Users who came on a day; kept for some days only.
create table user_visit_day (
  day     date not null,
  user_id bigint not null references app_user on delete cascade,
  primary key (day, user_id)
);
create index user_visit_day_user on user_visit_day (user_id);
