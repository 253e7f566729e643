-- The states that say why they are held name the reason by another key.
update discussion set state_reason = '' where state = 'held';

-- Earlier texts that were held or hidden: for their author and admins alone.
alter table discussion_revision add column is_withdrawn boolean not null default false;
alter table comment_revision add column is_withdrawn boolean not null default false;
