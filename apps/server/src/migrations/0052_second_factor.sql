-- What a user's authenticator makes its six digits of; asked for at sign-in once `enabled_time` is set.
create table user_totp (
  user_id      bigint primary key references app_user on delete cascade,
  secret       bytea not null,
  create_time  timestamptz not null default now(),
  enabled_time timestamptz,
  -- The last time step whose digits were taken: neither they nor earlier ones are taken again.
  last_step    bigint not null default 0
);

-- What gets in without the authenticator, once each. Only its hash is kept.
create table user_recovery_code (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  code_hash   bytea not null,
  create_time timestamptz not null default now(),
  unique (user_id, code_hash)
);

-- The language that the user last signed in with on a device of theirs: mails are written in it. Null: not known yet.
alter table app_user add column language text check (language in ('zh-CN', 'en-US'));

alter table user_code
  drop constraint user_code_purpose_check,
  add constraint user_code_purpose_check check (purpose in ('login', 'reset', 'register', 'newEmail', 'oldEmail'));
