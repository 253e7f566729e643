with months as (
  select date_trunc('month', sold_on)::date as month, sum(amount) as amount
  from sale
  group by 1
)
select
  month,
  amount,
  round((amount - lag(amount) over (order by month)) * 100.0 / nullif(lag(amount) over (order by month), 0), 1) as mom,
  round((amount - lag(amount, 12) over (order by month)) * 100.0 / nullif(lag(amount, 12) over (order by month), 0), 1) as yoy
from months
order by month
