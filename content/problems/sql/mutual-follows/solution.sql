select distinct mine.follower_id as user_a, mine.followee_id as user_b
from follow as mine
join follow as back
  on back.follower_id = mine.followee_id
  and back.followee_id = mine.follower_id
  and back.cancelled_at is null
where mine.cancelled_at is null and mine.follower_id < mine.followee_id
