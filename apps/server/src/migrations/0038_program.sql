-- What makes a question a programming problem: statement, code and cases. Null for a question that is answered in words.
alter table question add column program jsonb;

create function program_languages(program jsonb) returns text[] language sql immutable parallel safe
  return array(select language from jsonb_array_elements_text(coalesce(program -> 'languages', '[]')) with ordinality
    as said (language, place) order by place);
alter table question add column languages text[] not null generated always as (program_languages(program)) stored;

-- Lists are filtered by whether there is a program: the indexes know it too.
drop index question_by_order, question_by_newest, question_by_views, question_by_encounters;
create index question_by_order on question (status, bank_id, frequency_rank, sort_order, id)
  include (difficulty, tags, frequency, languages);
create index question_by_newest on question (status, create_time desc, id desc)
  include (bank_id, difficulty, tags, frequency, languages);
create index question_by_views on question (status, view_count desc, id desc)
  include (bank_id, difficulty, tags, frequency, languages);
create index question_by_encounters on question (status, encounter_count desc, id desc)
  include (bank_id, difficulty, tags, frequency, languages);

-- The same of what is kept of questions elsewhere.
update question_revision set snapshot = '{"program": null}'::jsonb || snapshot;
update question_import_row set draft = '{"program": null}'::jsonb || draft where kind = 'question' and draft is not null;
update question_import_row set before = '{"program": null}'::jsonb || before
  where kind = 'question' and before is not null;

-- What the back of a card says of a question: a programming problem has no short answer.
create function question_in_short(short_answer text, answer text, program jsonb) returns text
  language sql immutable parallel safe
  return case when program is null then short_answer else concat_ws(E'\n\n', program ->> 'statement', answer) end;
