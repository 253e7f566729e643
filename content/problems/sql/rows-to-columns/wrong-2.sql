select
  student,
  sum(score) filter (where course = '语文') as chinese,
  sum(score) filter (where course = '数学') as math,
  sum(score) filter (where course = '英语') as english
from score
group by student
