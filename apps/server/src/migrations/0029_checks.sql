-- A point of an answer is {text, weight, misconception, isMentioned, unheard, check, checker, passage}, and one of a session
-- says isAfterFollowUp too. The verdicts of former rules become checks: of a model where it gave them, else of nobody.
create function checked_point(point jsonb, verdict text, checker text) returns jsonb language sql immutable
  return jsonb_build_object(
    'text', point -> 'text', 'weight', point -> 'weight', 'misconception', '', 'unheard', '[]'::jsonb,
    'isMentioned', verdict <> 'missing',
    'check', case
      when verdict in ('covered', 'afterFollowUp') then 'right' when verdict = 'wrong' then 'wrong'
      when verdict = 'partial' or checker is not null then 'missing'
    end,
    'checker', checker,
    'passage', coalesce(point -> 'passage', 'null')
  );

create function checked_assessment(assessment jsonb) returns jsonb language sql immutable strict
  return jsonb_build_object(
    'judge', assessment -> 'scorer', 'isChecklist', false, 'hintCost', assessment -> 'hintCost',
    'expression', assessment -> 'expression', 'comment', assessment -> 'comment',
    'rules', (select coalesce(jsonb_agg(rule), '[]') from jsonb_array_elements(assessment -> 'rules') as rule
      where rule in ('"empty"', '"parroted"')),
    'points', (
      select coalesce(jsonb_agg(
        checked_point(point, point ->> 'verdict', case assessment ->> 'scorer' when 'model' then 'model' end)
        || jsonb_build_object('isAfterFollowUp', point ->> 'verdict' = 'afterFollowUp') order by place), '[]')
      from jsonb_array_elements(assessment -> 'points') with ordinality as listed (point, place))
  );

update interview_session_question set assessment = checked_assessment(assessment) where assessment is not null;
update interview_objection set first_assessment = checked_assessment(first_assessment),
  second_assessment = checked_assessment(second_assessment);
update interview_rescore set questions_before = (
    select coalesce(jsonb_agg(question || jsonb_build_object('assessment', checked_assessment(question -> 'assessment'))
      order by place), '[]')
    from jsonb_array_elements(questions_before) with ordinality as listed (question, place))
  where jsonb_typeof(questions_before) = 'array';

-- What a session keeps of a question: its points with the words by which they are recognised, none of them known here.
update interview_session_question set question = '{"isPersonal": false}'::jsonb || question || jsonb_build_object('keyPoints', (
    select coalesce(jsonb_agg(
      '{"misconception": "", "words": []}'::jsonb || (point - '{synonyms,not,dimension}'::text[]) order by place), '[]')
    from jsonb_array_elements(question -> 'keyPoints') with ordinality as listed (point, place)))
  where question ? 'keyPoints';

-- How many points a session has, how many of them were mentioned, and how many of these wait to be checked; a score by
-- phrases was given by the rules of former versions.
alter table interview_session
  add column point_count integer not null default 0,
  add column mentioned_count integer not null default 0,
  add column unchecked_count integer not null default 0,
  -- The question about which the model fell silent: it is asked to lead again at the next one.
  add column failed_place integer,
  drop constraint interview_session_scorer_check;
update interview_session set scorer = 'phrases' where scorer = 'embedded';
alter table interview_session
  add constraint interview_session_scorer_check check (scorer in ('self', 'model', 'assumed', 'phrases'));
update interview_session s set point_count = c.points, mentioned_count = c.mentioned
  from (
    select q.session_id, count(*) as points,
      count(*) filter (where (point -> 'isMentioned')::boolean and point ->> 'check' is distinct from 'missing') as mentioned
    from interview_session_question q cross join lateral jsonb_array_elements(q.assessment -> 'points') as point
    group by 1
  ) c
  where c.session_id = s.id;

alter table interview_rescore drop constraint interview_rescore_scorer_check;
update interview_rescore set scorer = 'phrases' where scorer = 'embedded';
alter table interview_rescore
  add constraint interview_rescore_scorer_check check (scorer in ('self', 'model', 'assumed', 'phrases'));

-- The same of papers. One that was closed before its points were judged keeps its score without them.
alter table paper_question rename column verdicts to points;
alter table paper_question add column rules jsonb not null default '[]';
update paper_question set points = (
    select coalesce(jsonb_agg(
      checked_point(point, case when (point ->> 'isCovered')::boolean then 'covered' else 'missing' end, null)
      order by place), '[]')
    from jsonb_array_elements(points) with ordinality as listed (point, place))
  where jsonb_typeof(points) = 'array';
update paper_question q set points = '[]' from paper p where p.id = q.paper_id and q.points is null and p.score is not null;
alter table paper
  add column point_count integer not null default 0,
  add column mentioned_count integer not null default 0,
  add column unchecked_count integer not null default 0,
  -- How the score came about, as that of interview_session.
  add column scorer text check (scorer in ('self', 'model', 'assumed', 'phrases'));
update paper p set point_count = c.points, mentioned_count = c.mentioned
  from (
    select q.paper_id, count(*) as points, count(*) filter (where (point -> 'isMentioned')::boolean) as mentioned
    from paper_question q cross join lateral jsonb_array_elements(q.points) as point
    where jsonb_typeof(q.points) = 'array' and q.rating is null group by 1
  ) c
  where c.paper_id = p.id;
update paper p set scorer = case
    when exists (select from paper_question q where q.paper_id = p.id and q.is_answered and q.rating is null) then 'phrases'
    else 'self'
  end
  where p.score is not null;

drop function checked_assessment(jsonb);
drop function checked_point(jsonb, text, text);

-- Answers that learners gave to questions from memory, with their checks: [{point, check, passage}].
create table question_answer (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  answer      text not null,
  checks      jsonb not null,
  update_time timestamptz not null,
  primary key (user_id, question_id)
);
create index question_answer_question on question_answer (question_id);
