create table employee (
  id integer primary key,
  name text not null,
  salary integer,
  manager_id integer
);
