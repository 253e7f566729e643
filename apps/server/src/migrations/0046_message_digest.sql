-- On which of their days learners were last told what is due.
create table review_reminder (
  user_id bigint primary key references app_user on delete cascade,
  day     date not null
);

-- The mails of unread messages: on which of the user's days the last went out, and what ends them.
create table message_digest (
  user_id bigint primary key references app_user on delete cascade,
  -- Cannot be guessed: whoever knows it may end the mails, and nothing else.
  token   text not null unique,
  day     date
);
