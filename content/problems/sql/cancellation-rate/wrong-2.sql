select
  ride.ordered_at::date as day,
  count(*) as orders,
  round(avg(case when ride.status like 'cancelled%' then 1.0 else 0 end), 2) as rate
from ride
join account as rider on rider.id = ride.rider_id
left join account as driver on driver.id = ride.driver_id
where not rider.is_test and driver.is_test is not true
group by 1
order by 1
