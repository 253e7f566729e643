create table member (
  id integer primary key
);

create table purchase (
  id integer primary key,
  member_id integer not null references member,
  paid_at timestamp
);
