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
select member_id, max(days) as longest
from streaks
group by member_id
