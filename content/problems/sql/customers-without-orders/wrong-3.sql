select customer.id, customer.name
from customer
left join orders on orders.customer_id = customer.id
where orders.id is null
