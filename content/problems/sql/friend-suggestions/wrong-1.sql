with pairs as (
  select a as user_id, b as friend_id from friendship where a <> b
  union all
  select b, a from friendship where a <> b
),
mine as (
  select pairs.friend_id
  from pairs
  join wanted on wanted.user_id = pairs.user_id
)
select pairs.friend_id as user_id, count(*) as common
from mine
join pairs on pairs.user_id = mine.friend_id
where pairs.friend_id not in (select friend_id from mine)
  and pairs.friend_id <> (select user_id from wanted)
group by pairs.friend_id
order by common desc, user_id
limit 3
