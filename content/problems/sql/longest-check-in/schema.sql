create table member (
  id integer primary key,
  name text not null
);

create table check_in (
  member_id integer not null references member,
  day date not null,
  primary key (member_id, day)
);
