with marked as (
  select
    id,
    user_id,
    viewed_at,
    case
      when viewed_at - lag(viewed_at) over (partition by user_id order by viewed_at, id) <= interval '30 minutes' then 0
      else 1
    end as is_start
  from page_view
),
numbered as (
  select
    user_id,
    viewed_at,
    sum(is_start) over (partition by user_id order by viewed_at, id) as session
  from marked
)
select
  user_id,
  session,
  min(viewed_at) as started_at,
  extract(epoch from max(viewed_at) - min(viewed_at)) as seconds,
  count(*) as pages
from numbered
group by user_id, session
order by user_id, session
