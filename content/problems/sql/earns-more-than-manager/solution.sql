select
  employee.name as employee,
  manager.name as manager,
  employee.salary - manager.salary as gap
from employee
join employee as manager on manager.id = employee.manager_id
where employee.salary > manager.salary
