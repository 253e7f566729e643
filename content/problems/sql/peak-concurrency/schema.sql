create table visit (
  id integer primary key,
  room integer not null,
  entered_at timestamp not null,
  left_at timestamp
);
