select
  student,
  max(case when course = '语文' then score else 0 end) as chinese,
  max(case when course = '数学' then score else 0 end) as math,
  max(case when course = '英语' then score else 0 end) as english
from score
group by student
