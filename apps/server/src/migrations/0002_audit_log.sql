-- Acts of admins, append-only. An entry names users as they were called then, whatever becomes of them.
create table audit_log (
  id          bigint generated always as identity primary key,
  create_time timestamptz not null default now(),
  actor_id    bigint not null,
  actor_name  text not null,
  action      text not null,
  target_type text not null,
  target_id   bigint,
  target_name text not null default '',
  -- The fields that differ, before and after; null where there was, or is, nothing.
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

create trigger audit_log_append_only before delete or update or truncate on audit_log
  for each statement execute function refuse_audit_log_change();
