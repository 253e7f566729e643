select
  student,
  max(score) filter (where course = '语文') as chinese,
  max(score) filter (where course = '数学') as math,
  max(score) filter (where course = '英语') as english
from score
group by student
