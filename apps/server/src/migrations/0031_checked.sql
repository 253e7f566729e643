-- How an item's facts were checked: the day (empty for none), what the text holds for, and a line for each source.
alter table question add column checked_date text not null default '', add column versions text[] not null default '{}',
  add column sources text[] not null default '{}',
  -- Where each follow-up is answered: a heading of the answer, or another question's place.
  add column answered_by text[] not null default '{}';
alter table knowledge_point add column checked_date text not null default '', add column versions text[] not null default '{}',
  add column sources text[] not null default '{}';
alter table interview_question add column checked_date text not null default '', add column versions text[] not null default '{}',
  add column sources text[] not null default '{}';

-- The same of what is kept of items elsewhere.
create function with_checked(item jsonb) returns jsonb language sql immutable strict
  return '{"checkedDate": "", "versions": [], "sources": []}'::jsonb || item;
create function with_answered_by(question jsonb) returns jsonb language sql immutable strict
  return '{"answeredBy": []}'::jsonb || with_checked(question);

update question_revision set snapshot = with_answered_by(snapshot);
update knowledge_point_revision set snapshot = with_checked(snapshot);
update interview_question_revision set snapshot = with_checked(snapshot);
update contribution set proposal = with_answered_by(proposal), base = with_answered_by(base) where proposal is not null;
update question_import_row set draft = with_answered_by(draft), before = with_answered_by(before) where kind = 'question';
update question_import_row set draft = with_checked(draft), before = with_checked(before) where kind = 'knowledge-point';

drop function with_answered_by(jsonb);
drop function with_checked(jsonb);

-- Files have said all this for long: the next import reads those again whose items nobody has edited here.
update question set import_hash = '' where import_hash is not null and edit_time is null;
update knowledge_point set import_hash = '' where import_hash is not null and edit_time is null;
update interview_question set import_hash = '' where import_hash is not null and edit_time is null;
