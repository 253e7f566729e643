-- Points used of a key until `expire`, in milliseconds since 1970; written by rate-limiter-flexible. Counts of
-- minutes: a crash may forget them, and nobody waits for the disk.
create unlogged table rate_limit (
  key    text primary key,
  points integer not null default 0,
  expire bigint
);
