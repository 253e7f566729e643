with highest as (
  select department_id, max(salary) as salary
  from employee
  group by department_id
)
select department.name as department, employee.name as employee, employee.salary
from highest
join employee on employee.department_id = highest.department_id and employee.salary = highest.salary
join department on department.id = highest.department_id
