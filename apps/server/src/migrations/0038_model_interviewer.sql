-- Why the model that was to lead the talk does not: the embedded interviewer does. Null when it leads it, or was not to.
alter table interview_session add column interviewer_failure text;
-- How well an answer was said is judged since there is a model to judge it.
update interview_session_question set assessment = assessment || '{"expression": null}' where assessment is not null;
