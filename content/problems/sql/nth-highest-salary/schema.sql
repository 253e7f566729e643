create table employee (
  id integer primary key,
  name text not null,
  salary integer
);

create table wanted (
  n integer not null
);
