with recursive team as (
  select employee.id, employee.name, employee.manager_id, 0 as level, employee.name as path, array[employee.id] as visited
  from employee
  join wanted on wanted.id = employee.id
  union all
  select
    employee.id,
    employee.name,
    employee.manager_id,
    team.level + 1,
    team.path || '/' || employee.name,
    team.visited || employee.id
  from team
  join employee on employee.id = team.manager_id
  where not employee.id = any(team.visited)
)
select id, name, level, path
from team
order by level, id
