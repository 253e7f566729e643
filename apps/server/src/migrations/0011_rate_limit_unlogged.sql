-- Counts of minutes: a crash may forget them, and nobody waits for the disk.
alter table rate_limit set unlogged;
