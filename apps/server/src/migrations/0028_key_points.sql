-- How somebody says all of a question in an interview, in their own words.
alter table question add column spoken_answer text not null default '';
-- The words by which an answer that mentions a key point is recognised, a list for each of key_points: [[{forms, weight}]].
alter table question add column key_point_words jsonb not null default '[]';
alter table interview_question add column key_point_words jsonb not null default '[]';
-- Whether the question is about the candidate: it needs no key points.
alter table interview_question add column is_personal boolean not null default false;

-- In how many of the site's published paragraphs a word stands; the word '' stands in every one.
create table word_count (
  word            text primary key,
  paragraph_count integer not null
);

-- A key point is {text, weight, followUp, misconception}: its lists of phrases and its dimension are gone.
create function without_phrases(points jsonb) returns jsonb language sql immutable strict
  return (select coalesce(jsonb_agg('{"misconception": ""}'::jsonb || (point - '{synonyms,not,dimension}'::text[]) order by place), '[]')
    from jsonb_path_query(points, 'strict $[*]', silent => true) with ordinality as listed (point, place));

update question set key_points = without_phrases(key_points);
update interview_question set key_points = without_phrases(key_points);

-- The same of what is kept of questions elsewhere; they say a spoken answer too, and interview questions whether they are personal.
create function with_spoken_answer(question jsonb) returns jsonb language sql immutable strict
  return '{"spokenAnswer": ""}'::jsonb || question || jsonb_build_object('keyPoints', without_phrases(question -> 'keyPoints'));

update question_revision set snapshot = with_spoken_answer(snapshot) where snapshot ? 'keyPoints';
update contribution set proposal = with_spoken_answer(proposal), base = with_spoken_answer(base) where proposal is not null;
update question_import_row set draft = with_spoken_answer(draft), before = with_spoken_answer(before) where kind = 'question';
update interview_question_revision set snapshot = '{"isPersonal": false}'::jsonb || snapshot
    || jsonb_build_object('keyPoints', without_phrases(snapshot -> 'keyPoints'))
  where snapshot ? 'keyPoints';

drop function with_spoken_answer(jsonb);
drop function without_phrases(jsonb);
