with ranked as (
  select
    *,
    row_number() over (partition by user_id order by changed_at desc nulls last, id desc) as place
  from profile_change
)
select id, user_id, email, changed_at
from ranked
where place = 1
