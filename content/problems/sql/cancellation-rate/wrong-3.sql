select
  ride.ordered_at::date as day,
  count(*) as orders,
  round(avg(case when ride.status = 'completed' then 0 else 1.0 end), 2) as rate
from ride
join account as rider on rider.id = ride.rider_id
where not rider.is_test
  and ride.status <> 'ongoing'
group by 1
order by 1
