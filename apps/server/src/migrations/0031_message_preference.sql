-- Which kinds of messages a user does not want; the other kinds have no row.
create table user_message_preference (
  user_id bigint not null references app_user on delete cascade,
  kind    text not null check (kind in ('announcement', 'comment', 'reply', 'like', 'mention', 'interview', 'review')),
  is_off  boolean not null,
  primary key (user_id, kind)
);
