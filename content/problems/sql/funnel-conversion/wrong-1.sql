with counts as (
  select
    count(distinct user_id) filter (where kind = 'view') as viewed,
    count(distinct user_id) filter (where kind = 'cart') as carted,
    count(distinct user_id) filter (where kind = 'pay') as paid
  from event
)
select 1 as step, viewed as users, round(viewed * 100.0 / nullif(viewed, 0), 1) as rate from counts
union all
select 2, carted, round(carted * 100.0 / nullif(viewed, 0), 1) from counts
union all
select 3, paid, round(paid * 100.0 / nullif(carted, 0), 1) from counts
order by step
