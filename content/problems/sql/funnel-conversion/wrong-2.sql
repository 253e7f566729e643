with firsts as (
  select
    user_id,
    min(happened_at) filter (where kind = 'view') as viewed,
    min(happened_at) filter (where kind = 'cart') as carted,
    min(happened_at) filter (where kind = 'pay') as paid
  from event
  group by user_id
),
counts as (
  select
    count(viewed) as viewed,
    count(*) filter (where carted > viewed) as carted,
    count(*) filter (where carted > viewed and paid > carted) as paid
  from firsts
)
select 1 as step, viewed as users, round(viewed * 100.0 / nullif(viewed, 0), 1) as rate from counts
union all
select 2, carted, round(carted * 100.0 / nullif(viewed, 0), 1) from counts
union all
select 3, paid, round(paid * 100.0 / nullif(carted, 0), 1) from counts
order by step
