-- Counts of a day, by the clock of Asia/Shanghai, kept as things happen. The triggers below count users, the server
-- counts the assistant's calls.
create table site_day (
  day         date primary key,
  registered  integer not null default 0,
  deleted     integer not null default 0,
  active      integer not null default 0,
  ai_calls    integer not null default 0,
  ai_failures integer not null default 0
);

-- Counts of a question on a day, kept by the triggers below.
create table question_day (
  day         date not null,
  question_id bigint not null references question on delete cascade,
  ratings     integer not null,
  misses      integer not null,
  primary key (day, question_id)
);
create index question_day_question on question_day (question_id);

-- Statements and calls that were slow or failed on any of the servers, added up by the hour, so that a bad day stays
-- small. Nothing that a person sent is part of it: statements stand without their values, calls as the pattern of
-- their route.
create table server_issue (
  hour         timestamptz not null,
  kind         text not null check (kind in ('slowStatement', 'slowCall', 'failedCall')),
  subject      text not null,
  -- The envelope's code; 0 where nothing failed.
  code         integer not null,
  -- The call in which a statement ran last; null outside of calls.
  call         text,
  count        integer not null,
  -- The durations of the last times, at most 200.
  milliseconds integer[] not null,
  last_time    timestamptz not null,
  request_id   text,
  primary key (hour, kind, subject, code)
);

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
  select site_day_of(create_time), question_id, count(*), count(*) filter (where rating = 1)
  from added where question_id is not null group by 1, 2 order by 1, 2
  on conflict (day, question_id) do update
  set ratings = known.ratings + excluded.ratings, misses = known.misses + excluded.misses;
  return null;
end $$;

create function count_undone_rating() returns trigger language plpgsql as $$
begin
  update question_day set ratings = ratings - 1, misses = misses - (new.rating = 1)::int
  where day = site_day_of(new.create_time) and question_id = new.question_id;
  return null;
end $$;

create trigger user_registered after insert on app_user
  referencing new table as added for each statement execute function count_registered();
create trigger user_deleted after update of delete_time on app_user
  for each row when (old.delete_time is null and new.delete_time is not null) execute function count_deleted();
create trigger user_came after insert on user_visit_day
  referencing new table as added for each statement execute function count_active();
create trigger question_rated after insert on review_log
  referencing new table as added for each statement execute function count_ratings();
create trigger question_rating_undone after update of undone_time on review_log
  for each row when (old.undone_time is null and new.undone_time is not null) execute function count_undone_rating();
