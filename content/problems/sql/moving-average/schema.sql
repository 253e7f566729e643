create table daily (
  day date primary key,
  visits integer not null
);
