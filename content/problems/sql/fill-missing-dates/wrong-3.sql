with recursive days as (
  select start_day as day, end_day
  from span
  union all
  select day + 1, end_day
  from days
  where day < end_day
)
select days.day, count(orders.id) as orders, coalesce(sum(orders.amount), 0) as amount
from days
left join orders on orders.ordered_at = days.day
group by days.day
order by days.day
