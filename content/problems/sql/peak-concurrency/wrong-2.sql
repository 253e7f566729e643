with together as (
  select visit.room, visit.entered_at as at, count(*) as people
  from visit
  join visit as other
    on other.room = visit.room
    and other.entered_at <= visit.entered_at
    and other.left_at > visit.entered_at
  group by visit.room, visit.id, visit.entered_at
),
ranked as (
  select room, people, at, row_number() over (partition by room order by people desc, at) as place
  from together
)
select room, people as peak, at as peak_at
from ranked
where place = 1
