-- The questions of a tag in each order of the list. An inverted index over question.tags knows no order: a frequent tag
-- would have to be sorted whole for every page. Kept by the triggers below.
create table question_tag (
  tag             text not null,
  question_id     bigint not null references question on delete cascade,
  bank_id         bigint not null,
  difficulty      text not null,
  sort_order      integer not null,
  create_time     timestamptz not null,
  view_count      integer not null,
  encounter_count integer not null,
  primary key (question_id, tag)
);

create index question_tag_by_order on question_tag (tag, bank_id, sort_order, question_id);
create index question_tag_by_newest on question_tag (tag, create_time desc, question_id desc);
create index question_tag_by_views on question_tag (tag, view_count desc, question_id desc);
create index question_tag_by_encounters on question_tag (tag, encounter_count desc, question_id desc);

drop index question_tags;

insert into question_tag
select distinct t.tag, q.id, q.bank_id, q.difficulty, q.sort_order, q.create_time, q.view_count, q.encounter_count
from question q cross join lateral unnest(q.tags) as t (tag);

create function add_question_tags() returns trigger language plpgsql as $$
begin
  insert into question_tag
  select distinct t.tag, q.id, q.bank_id, q.difficulty, q.sort_order, q.create_time, q.view_count, q.encounter_count
  from changed q cross join lateral unnest(q.tags) as t (tag);
  return null;
end $$;

create function follow_question_tags() returns trigger language plpgsql as $$
begin
  delete from question_tag t using before_update o join after_update n using (id)
  where t.question_id = n.id and o.tags <> n.tags and t.tag <> all (n.tags);

  insert into question_tag
  select distinct t.tag, n.id, n.bank_id, n.difficulty, n.sort_order, n.create_time, n.view_count, n.encounter_count
  from before_update o join after_update n using (id) cross join lateral unnest(n.tags) as t (tag)
  where o.tags <> n.tags
  on conflict do nothing;

  update question_tag t
  set bank_id = n.bank_id, difficulty = n.difficulty, sort_order = n.sort_order, create_time = n.create_time,
    view_count = n.view_count, encounter_count = n.encounter_count
  from before_update o join after_update n using (id)
  where t.question_id = n.id
    and (o.bank_id, o.difficulty, o.sort_order, o.create_time, o.view_count, o.encounter_count)
      is distinct from (n.bank_id, n.difficulty, n.sort_order, n.create_time, n.view_count, n.encounter_count);
  return null;
end $$;

create trigger question_tags_added after insert on question
  referencing new table as changed for each statement execute function add_question_tags();
create trigger question_tags_followed after update on question
  referencing old table as before_update new table as after_update for each statement execute function follow_question_tags();
