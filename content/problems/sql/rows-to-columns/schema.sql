create table score (
  id integer primary key,
  student text not null,
  course text not null,
  score integer
);
