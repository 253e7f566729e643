with visits as (
  select
    register.user_id,
    register.registered_at::date as day,
    login.login_at::date - register.registered_at::date as age
  from register
  left join login on login.user_id = register.user_id
)
select
  day,
  count(distinct user_id) as users,
  count(distinct user_id) filter (where age = 1) as day1,
  count(distinct user_id) filter (where age = 3) as day3,
  count(distinct user_id) filter (where age = 7) as day7
from visits
group by day
order by day
