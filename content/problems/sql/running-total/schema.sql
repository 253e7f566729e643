create table entry (
  id integer primary key,
  account_id integer not null,
  happened_at timestamp not null,
  amount integer not null
);
