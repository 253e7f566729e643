-- Every key point has a list of near misses.
create function with_near_misses(points jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg('{"not": []}' || point order by place), '[]')
  from jsonb_array_elements(points) with ordinality as k (point, place)
$$;

update question set key_points = with_near_misses(key_points) where key_points <> '[]';
update question_revision
set snapshot = jsonb_set(snapshot, '{keyPoints}', with_near_misses(snapshot -> 'keyPoints'))
where snapshot -> 'keyPoints' <> '[]';

drop function with_near_misses(jsonb);
