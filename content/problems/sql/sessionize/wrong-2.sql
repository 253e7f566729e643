with cells as (
  select user_id, viewed_at, floor(extract(epoch from viewed_at) / 1800) as cell
  from page_view
)
select
  user_id,
  row_number() over (partition by user_id order by cell) as session,
  min(viewed_at) as started_at,
  extract(epoch from max(viewed_at) - min(viewed_at)) as seconds,
  count(*) as pages
from cells
group by user_id, cell
order by user_id, session
