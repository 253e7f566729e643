with days as (
  select distinct member_id, paid_at::date as day
  from purchase
  where paid_at is not null
),
numbered as (
  select member_id, day, row_number() over (partition by member_id order by day desc) as place
  from days
)
select
  member.id as member_id,
  max(numbered.day) filter (where numbered.place = 1) as last_day,
  max(numbered.day) filter (where numbered.place = 1) - max(numbered.day) filter (where numbered.place = 2) as gap
from member
left join numbered on numbered.member_id = member.id
group by member.id
