create table sale (
  id integer primary key,
  sold_on date not null,
  amount integer not null
);
