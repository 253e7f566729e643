-- Comments are found as content is (docs/decisions/033).
alter table search_document drop constraint search_document_kind_check;
alter table search_document add constraint search_document_kind_check
  check (kind in ('question', 'knowledgePoint', 'discussion', 'interviewBank', 'comment'));

-- The roles that posts tell of, as they are offered while one types; those of companies have an index already.
create index discussion_of_role on discussion (role_key) where state = 'visible' and role_key <> '';

-- People are found by a part of their names: each two characters of a name that stand beside each other.
create function name_pairs(name text) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct substr(name, place, 2) from generate_series(1, char_length(name) - 1) place)
$$;
create index app_user_name_pairs on app_user using gin (name_pairs(lower(username))) where delete_time is null;
