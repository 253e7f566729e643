-- When somebody proved that they read the account's mailbox; null: nobody did yet.
alter table app_user add column email_verified_time timestamptz;

alter table user_code
  drop constraint user_code_purpose_check,
  add constraint user_code_purpose_check check (purpose in ('login', 'reset', 'register'));
