-- Whether a question that a learner has marked is published is asked for hundreds of questions at once, to count them. This
-- index answers it without a look at the questions, whose rows are wide.
create index question_published on question (id) where status = 'published';
