with compared as (
  select name, department_id, salary, sum(salary) over departments / count(*) over departments as average
  from employee
  where department_id is not null
  window departments as (partition by department_id)
)
select name, department_id, salary, round(salary - average, 2) as above
from compared
where salary > average
