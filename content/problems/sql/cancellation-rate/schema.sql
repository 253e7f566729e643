create table account (
  id integer primary key,
  is_test boolean not null
);

create table ride (
  id integer primary key,
  rider_id integer not null references account,
  driver_id integer references account,
  status text not null,
  ordered_at timestamp not null
);
