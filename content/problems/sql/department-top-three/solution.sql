with ranked as (
  select
    name,
    salary,
    department_id,
    dense_rank() over (partition by department_id order by salary desc) as place
  from employee
)
select department.name as department, ranked.name as employee, ranked.salary
from ranked
join department on department.id = ranked.department_id
where ranked.place <= 3
