-- Whether a question is about the candidate: a checklist stands in place of its key points, as with interview questions.
alter table question add column is_personal boolean not null default false;

-- The same of what is kept of questions elsewhere.
update question_revision set snapshot = '{"isPersonal": false}'::jsonb || snapshot;
update contribution set proposal = '{"isPersonal": false}'::jsonb || proposal where proposal is not null;
update contribution set base = '{"isPersonal": false}'::jsonb || base where base is not null;
update question_import_row set draft = '{"isPersonal": false}'::jsonb || draft where kind = 'question' and draft is not null;
update question_import_row set before = '{"isPersonal": false}'::jsonb || before
  where kind = 'question' and before is not null;
