with days as (
  select distinct user_id, login_at::date as day
  from login
),
ahead as (
  select user_id, day, lead(day, 2) over (partition by user_id order by day) as third
  from days
)
select distinct user_id
from ahead
where third = day + 2
