-- What was slow or failed on any of the servers, added up by the hour, so that a bad day stays small. Nothing that a
-- person sent is part of it: statements stand without their values, calls as the pattern of their route.
create table server_issue (
  hour         timestamptz not null,
  kind         text not null check (kind in ('slowStatement', 'slowCall', 'failedCall')),
  subject      text not null,
  -- The envelope's code; 0 where nothing failed.
  code         integer not null,
  -- In which call a statement ran last; null outside of calls.
  call         text,
  count        integer not null,
  -- How long it took the last times, at most 200 of them.
  milliseconds integer[] not null,
  last_time    timestamptz not null,
  request_id   text,
  primary key (hour, kind, subject, code)
);
