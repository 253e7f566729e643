with pairs as (
  select a as user_id, b as friend_id from friendship where a <> b
  union
  select b, a from friendship where a <> b
)
select theirs.friend_id as user_id, count(*) as common
from wanted
join pairs as mine on mine.user_id = wanted.user_id
join pairs as theirs on theirs.user_id = mine.friend_id
where theirs.friend_id <> wanted.user_id
group by theirs.friend_id
order by common desc, user_id
limit 3
