select revenue.store, revenue.year, part.quarter, part.amount
from revenue
cross join lateral (
  values (1, revenue.q1), (2, revenue.q2), (3, revenue.q3), (4, revenue.q4)
) as part (quarter, amount)
where part.amount is not null
