create table department (
  id integer primary key,
  name text not null
);

create table employee (
  id integer primary key,
  name text not null,
  salary integer not null,
  department_id integer not null references department
);
