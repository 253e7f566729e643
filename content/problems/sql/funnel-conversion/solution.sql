with viewed as (
  select user_id, min(happened_at) as at
  from event
  where kind = 'view'
  group by user_id
),
carted as (
  select event.user_id, min(event.happened_at) as at
  from viewed
  join event on event.user_id = viewed.user_id and event.kind = 'cart' and event.happened_at > viewed.at
  group by event.user_id
),
paid as (
  select distinct event.user_id
  from carted
  join event on event.user_id = carted.user_id and event.kind = 'pay' and event.happened_at > carted.at
),
steps as (
  select 1 as step, count(*) as users, count(*) as base from viewed
  union all
  select 2, count(*), (select count(*) from viewed) from carted
  union all
  select 3, count(*), (select count(*) from carted) from paid
)
select step, users, round(users * 100.0 / nullif(base, 0), 1) as rate
from steps
order by step
