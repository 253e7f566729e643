-- How often a question is asked in interviews: in nearly all of them, now and then, seldom.
alter table question add column frequency text not null default 'common'
  check (frequency in ('common', 'occasional', 'extended'));
alter table question add column frequency_rank smallint not null
  generated always as (case frequency when 'common' then 0 when 'occasional' then 1 else 2 end) stored;

-- What is asked often stands first in a bank, and lists are filtered by it: the indexes know it too.
drop index question_by_order, question_by_newest, question_by_views, question_by_encounters;
create index question_by_order on question (status, bank_id, frequency_rank, sort_order, id)
  include (difficulty, tags, frequency);
create index question_by_newest on question (status, create_time desc, id desc)
  include (bank_id, difficulty, tags, frequency);
create index question_by_views on question (status, view_count desc, id desc)
  include (bank_id, difficulty, tags, frequency);
create index question_by_encounters on question (status, encounter_count desc, id desc)
  include (bank_id, difficulty, tags, frequency);

-- The same of what is kept of questions elsewhere.
update question_revision set snapshot = '{"frequency": "common"}'::jsonb || snapshot;
update contribution set proposal = '{"frequency": "common"}'::jsonb || proposal where proposal is not null;
update contribution set base = '{"frequency": "common"}'::jsonb || base where base is not null;
update question_import_row set draft = '{"frequency": "common"}'::jsonb || draft where kind = 'question' and draft is not null;
update question_import_row set before = '{"frequency": "common"}'::jsonb || before
  where kind = 'question' and before is not null;
