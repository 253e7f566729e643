-- A learner's mark on a question is looked up by both. With the question alone, the planner took this index for it, and read
-- every learner's mark on the questions that most have practised.
drop index question_mastery_question;
drop index question_favourite_question;
drop index question_encounter_question;
drop index question_note_question;
drop index question_visit_question;
create index question_mastery_question on question_mastery (question_id, user_id);
create index question_favourite_question on question_favourite (question_id, user_id);
create index question_encounter_question on question_encounter (question_id, user_id);
create index question_note_question on question_note (question_id, user_id);
create index question_visit_question on question_visit (question_id, user_id);
