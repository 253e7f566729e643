select
  day,
  visits,
  round(avg(visits) over recent, 2) as average,
  count(*) over recent as days
from daily
window recent as (order by day rows between 6 preceding and current row)
order by day
