create table event (
  id integer primary key,
  user_id integer not null,
  kind text not null,
  happened_at timestamp not null
);
