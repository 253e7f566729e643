-- What admins did, append-only. Whom an entry names it names as he was called then, whatever becomes of him.
create table audit_log (
  id          bigint generated always as identity primary key,
  create_time timestamptz not null default now(),
  actor_id    bigint not null,
  actor_name  text not null,
  action      text not null,
  target_type text not null,
  target_id   bigint,
  target_name text not null default '',
  -- The fields that differ; null where there was, or is, nothing.
  before      jsonb,
  after       jsonb,
  ip          text not null,
  user_agent  text not null
);

create index audit_log_create_time on audit_log (create_time desc, id desc);
create index audit_log_actor on audit_log (actor_id, create_time desc, id desc);
create index audit_log_action on audit_log (action, create_time desc, id desc);
create index audit_log_target on audit_log (target_type, target_id, create_time desc, id desc);

create function refuse_audit_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end $$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_log_change();

alter table app_user
  -- Counts the changes of the profile.
  add column version integer not null default 1,
  add column ban_time timestamptz,
  -- Of a ban; null: for good.
  add column ban_end_time timestamptz,
  add column ban_reason text,
  -- An account that was given up stays as a nameless one, so that what others read from it keeps an author.
  add column delete_time timestamptz,
  add check ((ban_time is null) = (ban_reason is null));

-- E-mail and username of an account that was given up are free again.
drop index app_user_email_key;
drop index app_user_username_key;
create unique index app_user_email_key on app_user (lower(email)) where delete_time is null;
create unique index app_user_username_key on app_user (lower(username)) where delete_time is null;
create index app_user_banned on app_user (ban_time) where ban_time is not null;
create index app_user_deleted on app_user (delete_time) where delete_time is not null;

create table announcement (
  id              bigint generated always as identity primary key,
  title           text not null,
  content         text not null,
  audience        text not null default 'all' check (audience in ('all', 'user', 'admin')),
  version         integer not null default 1,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  -- From then on it is delivered, user by user in the order of their ids.
  publish_time    timestamptz,
  delivered_to    bigint not null default 0,
  delivered_count integer not null default 0,
  deliver_time    timestamptz
);

create index announcement_create_time on announcement (create_time desc, id desc);
create index announcement_undelivered on announcement (id) where publish_time is not null and deliver_time is null;

alter table message
  add column announcement_id bigint references announcement on delete cascade;

create unique index message_announcement on message (announcement_id, user_id) where announcement_id is not null;

-- A day of the site, by the clock of Asia/Shanghai, and a question's day: counted as things happen, so that nobody has
-- to count later. Triggers below count users and ratings, the server counts what the assistant does.
create table site_day (
  day         date primary key,
  registered  integer not null default 0,
  deleted     integer not null default 0,
  active      integer not null default 0,
  ai_calls    integer not null default 0,
  ai_failures integer not null default 0
);

create table question_day (
  day         date not null,
  question_id bigint not null references question on delete cascade,
  ratings     integer not null,
  misses      integer not null,
  primary key (day, question_id)
);

create index question_day_question on question_day (question_id);

-- Who came on a day; kept for some days only.
create table user_visit_day (
  day     date not null,
  user_id bigint not null references app_user on delete cascade,
  primary key (day, user_id)
);

create index user_visit_day_user on user_visit_day (user_id);

create function site_day_of(moment timestamptz) returns date language sql stable
  return (moment at time zone 'Asia/Shanghai')::date;

create function count_registered() returns trigger language plpgsql as $$
begin
  insert into site_day as known (day, registered)
  select site_day_of(create_time), count(*) from added group by 1 order by 1
  on conflict (day) do update set registered = known.registered + excluded.registered;
  return null;
end $$;

create function count_deleted() returns trigger language plpgsql as $$
begin
  insert into site_day as known (day, deleted) values (site_day_of(new.delete_time), 1)
  on conflict (day) do update set deleted = known.deleted + 1;
  return null;
end $$;

create function count_active() returns trigger language plpgsql as $$
begin
  insert into site_day as known (day, active)
  select day, count(*) from added group by 1 order by 1
  on conflict (day) do update set active = known.active + excluded.active;
  return null;
end $$;

create function count_ratings() returns trigger language plpgsql as $$
begin
  insert into question_day as known (day, question_id, ratings, misses)
  select site_day_of(create_time), question_id, count(*), count(*) filter (where rating = 1) from added group by 1, 2 order by 1, 2
  on conflict (day, question_id) do update
  set ratings = known.ratings + excluded.ratings, misses = known.misses + excluded.misses;
  return null;
end $$;

insert into site_day (day, registered)
select site_day_of(create_time), count(*) from app_user group by 1;

insert into question_day (day, question_id, ratings, misses)
select site_day_of(create_time), question_id, count(*), count(*) filter (where rating = 1) from review_log group by 1, 2;

create trigger user_registered after insert on app_user
  referencing new table as added for each statement execute function count_registered();
create trigger user_deleted after update of delete_time on app_user
  for each row when (old.delete_time is null and new.delete_time is not null) execute function count_deleted();
create trigger user_came after insert on user_visit_day
  referencing new table as added for each statement execute function count_active();
create trigger question_rated after insert on review_log
  referencing new table as added for each statement execute function count_ratings();

insert into user_visit_day (day, user_id)
select site_day_of(create_time), user_id from review_log group by 1, 2;
