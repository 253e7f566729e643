with numbered as (
  select
    city,
    amount,
    row_number() over (partition by city order by amount) as place,
    count(*) over (partition by city) as n
  from orders
  where amount is not null and city is not null
)
select city, round(avg(amount), 1) as median
from numbered
where place in ((n + 1) / 2, (n + 2) / 2)
group by city
