create table booking (
  id integer primary key,
  room integer not null,
  start_day date not null,
  end_day date not null
);
