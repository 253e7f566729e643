create table orders (
  id integer primary key,
  city text,
  amount integer
);
