-- Announcements of the admins, which become messages.
create table announcement (
  id              bigint generated always as identity primary key,
  title           text not null,
  content         text not null,
  audience        text not null default 'all' check (audience in ('all', 'user', 'admin')),
  version         integer not null default 1,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  -- The time from which on it is delivered, user by user in the order of their ids.
  publish_time    timestamptz,
  delivered_to    bigint not null default 0,
  delivered_count integer not null default 0,
  deliver_time    timestamptz
);
create index announcement_create_time on announcement (create_time desc, id desc);
create index announcement_undelivered on announcement (id)
  where publish_time is not null and deliver_time is null;
