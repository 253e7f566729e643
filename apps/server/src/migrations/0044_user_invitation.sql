-- An account that an admin made waits for its user to set the password by a link. Of the link's token only the SHA-256 is
-- kept. The row stays when the link is over, so that there is one to renew; any password that is set ends it.
create table user_invitation (
  user_id     bigint primary key references app_user on delete cascade,
  token_hash  bytea not null unique,
  end_time    timestamptz not null,
  create_time timestamptz not null default now()
);
