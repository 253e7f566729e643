select user_id
from login
group by user_id
having count(distinct login_at::date) >= 3
