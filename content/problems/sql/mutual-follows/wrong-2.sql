select least(follower_id, followee_id) as user_a, greatest(follower_id, followee_id) as user_b
from follow
where cancelled_at is null and follower_id <> followee_id
group by 1, 2
having count(*) = 2
