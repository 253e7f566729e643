-- The states that say why they are held name the reason by another key.
update discussion set state_reason = '' where state = 'held';

-- Earlier texts that were held or hidden: for their author and admins alone.
alter table discussion_revision add column is_withdrawn boolean not null default false;
alter table comment_revision add column is_withdrawn boolean not null default false;

-- What names are told apart by: the same for those that look the same. Null until the server that starts next has
-- filled it in; of names from before that look the same, the first account's has the key and the others have their own.
alter table app_user add column name_key text;
create unique index app_user_name_key on app_user (name_key) where delete_time is null;

-- Users can be reported.
alter table report_case drop constraint report_case_target_type_check;
alter table report_case add constraint report_case_target_type_check
  check (target_type in ('discussion', 'comment', 'user'));

-- Who reported something is told what came of it.
update message set event = 'report.hidden' where event = 'report.upheld';

-- Whether anybody knows the account's password: it was voided when the owner of the address came in, until they set one.
alter table app_user add column has_password boolean not null default true;

-- Grows when devices are signed out: none of those that the user logged in on before is known any more.
alter table app_user add column device_epoch integer not null default 0;

-- The SHA-256 of the network that a session was opened from: its owner can have codes mailed from there whatever
-- strangers do.
alter table user_session add column network_hash bytea;
