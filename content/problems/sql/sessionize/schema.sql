create table page_view (
  id integer primary key,
  user_id integer not null,
  viewed_at timestamp not null
);
