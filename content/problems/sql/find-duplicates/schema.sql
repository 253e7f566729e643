create table account (
  id integer primary key,
  email text
);
