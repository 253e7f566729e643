select boss.id, boss.name, 0 as level, boss.name as path
from employee as boss
join wanted on wanted.id = boss.id
union all
select first.id, first.name, 1, boss.name || '/' || first.name
from employee as boss
join wanted on wanted.id = boss.id
join employee as first on first.manager_id = boss.id and first.id <> boss.id
union all
select second.id, second.name, 2, boss.name || '/' || first.name || '/' || second.name
from employee as boss
join wanted on wanted.id = boss.id
join employee as first on first.manager_id = boss.id and first.id <> boss.id
join employee as second on second.manager_id = first.id and second.id <> boss.id
order by level, id
