select student.id, student.name
from student
join enrolment on enrolment.student_id = student.id
join course on course.id = enrolment.course_id and course.is_required
group by student.id
having count(*) = (select count(*) from course where is_required)
