with changes as (
  select room, entered_at as at, 1 as change
  from visit
  union all
  select room, left_at, -1
  from visit
  where left_at is not null
),
online as (
  select room, at, sum(change) over (partition by room order by at, change desc rows unbounded preceding) as people
  from changes
),
ranked as (
  select room, people, at, row_number() over (partition by room order by people desc, at) as place
  from online
)
select room, people as peak, at as peak_at
from ranked
where place = 1 and people > 0
