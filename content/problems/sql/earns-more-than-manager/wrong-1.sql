select
  employee.name as employee,
  manager.name as manager,
  employee.salary - coalesce(manager.salary, 0) as gap
from employee
left join employee as manager on manager.id = employee.manager_id
where employee.salary > coalesce(manager.salary, 0)
