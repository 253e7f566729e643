select change.id, change.user_id, change.email, change.changed_at
from profile_change as change
join (
  select user_id, max(changed_at) as changed_at
  from profile_change
  group by user_id
) as latest on latest.user_id = change.user_id and latest.changed_at = change.changed_at
