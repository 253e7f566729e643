-- Cases: all reports on one thing, until an admin has handled them.
create table report_case (
  id             bigint generated always as identity primary key,
  target_type    text not null check (target_type in ('discussion', 'comment')),
  target_id      bigint not null,
  report_count   integer not null default 0,
  -- The time of the first report since it was last closed.
  open_time      timestamptz not null default now(),
  assignee_id    bigint references app_user,
  outcome        text check (outcome in ('hidden', 'deleted', 'dismissed')),
  outcome_reason text not null default '',
  close_time     timestamptz,
  check ((outcome is null) = (close_time is null)),
  unique (target_type, target_id)
);
create index report_case_open on report_case (open_time, id) where close_time is null;
create index report_case_closed on report_case (close_time, id) where close_time is not null;
create index report_case_assignee on report_case (assignee_id) where assignee_id is not null;

-- Reports of users.
create table report (
  id          bigint generated always as identity primary key,
  case_id     bigint not null references report_case on delete cascade,
  user_id     bigint not null references app_user,
  reason      text not null check (reason in ('advertisement', 'misleading', 'abuse', 'privacy', 'fraud', 'other')),
  note        text not null default '',
  create_time timestamptz not null default now(),
  -- Whether the user was told what came of it.
  is_told     boolean not null default false,
  unique (case_id, user_id)
);
create index report_user on report (user_id);
