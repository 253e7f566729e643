select department.name as department, employee.name as employee, employee.salary
from employee
join department on department.id = employee.department_id
order by salary desc
limit 3
