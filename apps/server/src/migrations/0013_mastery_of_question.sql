-- A learner's mastery of a question is looked up by both. With the question alone, the planner took this index for it, and
-- read every learner's mastery of the questions that most have practised.
drop index question_mastery_question;
create index question_mastery_question on question_mastery (question_id, user_id);
