select (
  select distinct salary
  from employee
  where salary is not null
  order by salary desc
  limit 1
  offset (select n - 1 from wanted)
) as salary
