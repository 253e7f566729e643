select store, year, 1 as quarter, q1 as amount from revenue where q1 > 0
union all
select store, year, 2, q2 from revenue where q2 > 0
union all
select store, year, 3, q3 from revenue where q3 > 0
union all
select store, year, 4, q4 from revenue where q4 > 0
