create table friendship (
  a integer not null,
  b integer not null
);

create table wanted (
  user_id integer not null
);
