-- Results that candidates show to everybody who has the link: one link a session at a time.
create table interview_share (
  id          bigint generated always as identity primary key,
  session_id  bigint not null unique references interview_session on delete cascade,
  -- Cannot be guessed: whoever knows it may read.
  token       text not null unique,
  -- {dimensions, topics, questions, answers}: what is public besides the total.
  parts       jsonb not null,
  -- How long the link was to live; null: until it is revoked.
  days        integer,
  create_time timestamptz not null,
  expire_time timestamptz,
  check ((days is null) = (expire_time is null))
);
create index interview_share_expired on interview_share (expire_time);
