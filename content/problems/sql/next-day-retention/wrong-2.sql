with days as (
  select distinct user_id, active_at::date as day
  from activity
)
select
  today.day,
  count(*) as new_users,
  round(count(tomorrow.user_id) * 1.0 / count(*), 2) as retention
from days as today
left join days as tomorrow on tomorrow.user_id = today.user_id and tomorrow.day = today.day + 1
group by today.day
