select id, user_id, email, changed_at
from profile_change
where id in (select max(id) from profile_change group by user_id)
