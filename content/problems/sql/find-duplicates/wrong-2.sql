select lower(trim(email)) as email, count(*) as times, min(id) as first_id
from account
group by lower(trim(email))
having count(*) >= 2
