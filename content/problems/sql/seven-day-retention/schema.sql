create table register (
  user_id integer primary key,
  registered_at timestamp not null
);

create table login (
  user_id integer not null,
  login_at timestamp not null
);

create table report (
  today date not null
);
