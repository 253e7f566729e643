create table follow (
  id integer primary key,
  follower_id integer not null,
  followee_id integer not null,
  cancelled_at timestamp
);
