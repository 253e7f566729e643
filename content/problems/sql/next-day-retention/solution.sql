with days as (
  select distinct user_id, active_at::date as day
  from activity
),
firsts as (
  select user_id, min(day) as day
  from days
  group by user_id
)
select
  firsts.day,
  count(*) as new_users,
  round(count(days.user_id) * 1.0 / count(*), 2) as retention
from firsts
left join days on days.user_id = firsts.user_id and days.day = firsts.day + 1
group by firsts.day
