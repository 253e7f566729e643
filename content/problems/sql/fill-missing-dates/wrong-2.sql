select ordered_at::date as day, count(*) as orders, coalesce(sum(amount), 0) as amount
from orders
join span on ordered_at::date between start_day and end_day
group by 1
order by 1
