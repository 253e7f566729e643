create table login (
  id integer primary key,
  user_id integer not null,
  login_at timestamp not null
);
