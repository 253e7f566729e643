with firsts as (
  select user_id, min(active_at::date) as day
  from activity
  group by user_id
)
select
  firsts.day,
  count(*) as new_users,
  round(count(activity.user_id) * 1.0 / count(*), 2) as retention
from firsts
left join activity on activity.user_id = firsts.user_id and activity.active_at::date = firsts.day + 1
group by firsts.day
