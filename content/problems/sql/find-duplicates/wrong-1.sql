select email, count(*) as times, min(id) as first_id
from account
where email <> ''
group by email
having count(*) >= 2
