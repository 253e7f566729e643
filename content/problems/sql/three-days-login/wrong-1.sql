with ahead as (
  select
    user_id,
    login_at::date as day,
    lead(login_at::date, 2) over (partition by user_id order by login_at) as third
  from login
)
select distinct user_id
from ahead
where third = day + 2
