select student.id, student.name
from student
join enrolment on enrolment.student_id = student.id
group by student.id
having count(distinct enrolment.course_id) >= (select count(*) from course where is_required)
