select id, name
from customer
where id not in (
  select customer_id
  from orders
  where status is distinct from 'cancelled'
)
