create table employee (
  id integer primary key,
  name text not null,
  department_id integer,
  salary integer
);
