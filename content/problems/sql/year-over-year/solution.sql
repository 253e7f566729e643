with months as (
  select date_trunc('month', sold_on)::date as month, sum(amount) as amount
  from sale
  group by 1
)
select
  months.month,
  months.amount,
  round((months.amount - before.amount) * 100.0 / nullif(before.amount, 0), 1) as mom,
  round((months.amount - last_year.amount) * 100.0 / nullif(last_year.amount, 0), 1) as yoy
from months
left join months as before on before.month = (months.month - interval '1 month')::date
left join months as last_year on last_year.month = (months.month - interval '1 year')::date
order by months.month
