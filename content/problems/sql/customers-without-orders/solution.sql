select customer.id, customer.name
from customer
where not exists (
  select
  from orders
  where orders.customer_id = customer.id and orders.status is distinct from 'cancelled'
)
