create table employee (
  id integer primary key,
  name text not null,
  manager_id integer
);

create table wanted (
  id integer not null
);
