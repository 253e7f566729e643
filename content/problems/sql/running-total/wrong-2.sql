select
  account_id,
  id,
  amount,
  sum(amount) over (order by account_id, happened_at, id) as balance
from entry
order by account_id, happened_at, id
