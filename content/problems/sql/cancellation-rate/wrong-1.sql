select
  ride.ordered_at::date as day,
  count(*) as orders,
  round(avg(case when ride.status in ('cancelled_by_rider', 'cancelled_by_driver') then 1.0 else 0 end), 2) as rate
from ride
join account as rider on rider.id = ride.rider_id
join account as driver on driver.id = ride.driver_id
where not rider.is_test
  and not driver.is_test
  and ride.status in ('completed', 'cancelled_by_rider', 'cancelled_by_driver')
group by 1
order by 1
