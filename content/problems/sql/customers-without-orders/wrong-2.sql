select customer.id, customer.name
from customer
left join orders on orders.customer_id = customer.id and orders.status <> 'cancelled'
where orders.id is null
