with visits as (
  select
    register.user_id,
    register.registered_at::date as day,
    login.login_at::date - register.registered_at::date as age
  from register
  left join login on login.user_id = register.user_id
),
cohorts as (
  select
    day,
    count(distinct user_id) as users,
    count(distinct user_id) filter (where age = 1) as day1,
    count(distinct user_id) filter (where age = 3) as day3,
    count(distinct user_id) filter (where age = 7) as day7
  from visits
  group by day
)
select
  day,
  users,
  case when day + 1 <= today then day1 end as day1,
  case when day + 3 <= today then day3 end as day3,
  case when day + 7 <= today then day7 end as day7
from cohorts
cross join report
order by day
