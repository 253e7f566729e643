select distinct on (department.id) department.name as department, employee.name as employee, employee.salary
from employee
join department on department.id = employee.department_id
where employee.salary is not null
order by department.id, employee.salary desc
