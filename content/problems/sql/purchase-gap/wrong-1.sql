with numbered as (
  select
    member_id,
    paid_at::date as day,
    row_number() over (partition by member_id order by paid_at desc) as place
  from purchase
  where paid_at is not null
)
select
  member.id as member_id,
  max(numbered.day) filter (where numbered.place = 1) as last_day,
  max(numbered.day) filter (where numbered.place = 1) - max(numbered.day) filter (where numbered.place = 2) as gap
from member
left join numbered on numbered.member_id = member.id
group by member.id
