with days as (
  select distinct member_id, paid_at::date as day
  from purchase
  where paid_at is not null
),
gaps as (
  select member_id, day, day - lag(day) over (partition by member_id order by day) as gap
  from days
)
select member.id as member_id, max(gaps.day) as last_day, min(gaps.gap) as gap
from member
left join gaps on gaps.member_id = member.id
group by member.id
