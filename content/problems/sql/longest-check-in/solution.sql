with numbered as (
  select
    member_id,
    day - row_number() over (partition by member_id order by day)::integer as anchor
  from check_in
),
streaks as (
  select member_id, count(*) as days
  from numbered
  group by member_id, anchor
)
select member.id as member_id, coalesce(max(streaks.days), 0) as longest
from member
left join streaks on streaks.member_id = member.id
group by member.id
