create table customer (
  id integer primary key,
  name text not null
);

create table orders (
  id integer primary key,
  customer_id integer references customer,
  status text
);
