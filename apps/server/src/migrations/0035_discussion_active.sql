-- The forum's order by last reply.
create index discussion_active on discussion (is_pinned, active_time, id) where state = 'visible';
