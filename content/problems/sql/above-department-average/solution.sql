with compared as (
  select name, department_id, salary, avg(salary) over (partition by department_id) as average
  from employee
  where department_id is not null
)
select name, department_id, salary, round(salary - average, 2) as above
from compared
where salary > average
