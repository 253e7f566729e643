select department.name as department, employee.name as employee, employee.salary
from employee
join department on department.id = employee.department_id
where employee.salary in (select max(salary) from employee group by department_id)
