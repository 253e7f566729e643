create table profile_change (
  id integer primary key,
  user_id integer not null,
  email text,
  changed_at timestamp
);
