with reached as (
  select
    *,
    max(end_day) over (
      partition by room
      order by start_day, id
      rows between unbounded preceding and 1 preceding
    ) as latest
  from booking
),
numbered as (
  select
    *,
    sum(case when start_day <= latest then 0 else 1 end) over (partition by room order by start_day, id) as part
  from reached
)
select room, min(start_day) as start_day, max(end_day) as end_day
from numbered
group by room, part
order by room, start_day
