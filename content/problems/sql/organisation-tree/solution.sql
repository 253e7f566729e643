with recursive team as (
  select employee.id, employee.name, 0 as level, employee.name as path, array[employee.id] as visited
  from employee
  join wanted on wanted.id = employee.id
  union all
  select
    employee.id,
    employee.name,
    team.level + 1,
    team.path || '/' || employee.name,
    team.visited || employee.id
  from team
  join employee on employee.manager_id = team.id
  where not employee.id = any(team.visited)
)
select id, name, level, path
from team
order by level, id
