select city, round(avg(amount), 1) as median
from orders
where amount is not null and city is not null
group by city
