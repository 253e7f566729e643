select student.id, student.name
from student
where not exists (
  select
  from course
  where course.is_required
    and not exists (
      select
      from enrolment
      where enrolment.student_id = student.id and enrolment.course_id = course.id
    )
)
