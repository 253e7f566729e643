create table student (
  id integer primary key,
  name text not null
);

create table course (
  id integer primary key,
  name text not null,
  is_required boolean not null
);

create table enrolment (
  student_id integer not null references student,
  course_id integer not null references course
);
