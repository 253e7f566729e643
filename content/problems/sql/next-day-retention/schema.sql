create table activity (
  id integer primary key,
  user_id integer not null,
  active_at timestamp not null
);
