select
  account_id,
  id,
  amount,
  sum(amount) over (partition by account_id order by happened_at) as balance
from entry
order by account_id, happened_at, id
