-- What was rated in a sitting of reviews can be taken back there for the rest of the day, on whichever device.
alter table review_log add column in_sitting boolean not null default false;

create index review_bury_day on review_bury (user_id, day) where undone_time is null;
