create table department (
  id integer primary key,
  name text not null
);

create table employee (
  id integer primary key,
  name text not null,
  salary integer,
  department_id integer references department
);
