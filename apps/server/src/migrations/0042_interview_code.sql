-- The programming problem that an interview question asks to be solved: one at most, in a table as its other links are.
create table interview_question_problem (
  interview_question_id bigint not null references interview_question on delete cascade,
  question_id           bigint not null references question on delete cascade,
  sort_order            integer not null,
  primary key (interview_question_id, question_id)
);
create index interview_question_problem_question on interview_question_problem (question_id);
update interview_question_revision set snapshot = '{"problemIds": []}'::jsonb || snapshot;

-- What came of code that was handed in as an answer, as the candidate's browser says; the code itself is the content.
alter table interview_turn add column code jsonb;
