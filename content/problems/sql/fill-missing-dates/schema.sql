create table orders (
  id integer primary key,
  ordered_at timestamp not null,
  amount integer
);

create table span (
  start_day date not null,
  end_day date not null
);
