create table revenue (
  store text not null,
  year integer not null,
  q1 integer,
  q2 integer,
  q3 integer,
  q4 integer
);
