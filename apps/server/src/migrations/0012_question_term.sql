-- In how many published questions of a bank a word of the titles stands: how long a list by keyword is, and in which banks
-- it is worth looking for.
create table question_term (
  -- As in question.title_terms.
  term           text collate "C" not null,
  bank_id        bigint not null,
  question_count integer not null,
  primary key (term, bank_id)
);

create function count_question_terms() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into question_term as known (term, bank_id, question_count)
  select t.term, changed.bank_id, step * count(*)
  from changed cross join lateral unnest(tsvector_to_array(changed.title_terms)) as t (term)
  where changed.status = 'published'
  group by t.term, changed.bank_id
  order by t.term collate "C", changed.bank_id
  on conflict (term, bank_id) do update set question_count = known.question_count + excluded.question_count;
  return null;
end $$;

create function recount_question_terms() returns trigger language plpgsql as $$
begin
  insert into question_term as known (term, bank_id, question_count)
  select t.term, side.bank_id, sum(side.step)
  from (
    select -1 as step, o.bank_id, o.title_terms from before_update o join after_update n using (id)
      where o.status = 'published'
        and (o.status, o.bank_id, o.title_terms) is distinct from (n.status, n.bank_id, n.title_terms)
    union all
    select 1, n.bank_id, n.title_terms from before_update o join after_update n using (id)
      where n.status = 'published'
        and (o.status, o.bank_id, o.title_terms) is distinct from (n.status, n.bank_id, n.title_terms)
  ) as side
    cross join lateral unnest(tsvector_to_array(side.title_terms)) as t (term)
  group by t.term, side.bank_id
  having sum(side.step) <> 0
  order by t.term collate "C", side.bank_id
  on conflict (term, bank_id) do update set question_count = known.question_count + excluded.question_count;
  return null;
end $$;

create trigger question_terms_added after insert on question
  referencing new table as changed for each statement execute function count_question_terms();
create trigger question_terms_removed after delete on question
  referencing old table as changed for each statement execute function count_question_terms();
create trigger question_terms_changed after update on question
  referencing old table as before_update new table as after_update for each statement execute function recount_question_terms();

insert into question_term (term, bank_id, question_count)
select t.term, q.bank_id, count(*)
from question q cross join lateral unnest(tsvector_to_array(q.title_terms)) as t (term)
where q.status = 'published'
group by t.term, q.bank_id;
