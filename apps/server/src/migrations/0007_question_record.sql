-- What admins work on. `version` grows with each edit: an edit of an older version is refused.
alter table question_bank
  add column version integer not null default 1,
  -- Since an admin has ordered the bank's questions the importer leaves their places alone.
  add column order_edit_time timestamptz;

alter table question
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column version integer not null default 1;

-- Learners see what is published, admins everything: the status comes first in each order of the list.
drop index question_by_order, question_by_newest, question_by_newest_in_bank, question_by_views, question_by_views_in_bank,
  question_by_encounters, question_by_encounters_in_bank;

create index question_by_order on question (status, bank_id, sort_order, id);
create index question_by_newest on question (status, create_time desc, id desc);
create index question_by_newest_in_bank on question (status, bank_id, create_time desc, id desc);
create index question_by_views on question (status, view_count desc, id desc);
create index question_by_views_in_bank on question (status, bank_id, view_count desc, id desc);
create index question_by_encounters on question (status, encounter_count desc, id desc);
create index question_by_encounters_in_bank on question (status, bank_id, encounter_count desc, id desc);

-- For admins alone, whose lists hold drafts too.
create index question_by_update on question (status, update_time desc, id desc);
create index question_tags on question using gin (tags);

-- What a question said at a version, and who wrote it.
create table question_revision (
  id          bigint generated always as identity primary key,
  question_id bigint not null references question on delete cascade,
  version     integer not null,
  -- {bankId, slug, title, difficulty, tags, shortAnswer, answer, keyPoints, followUps, relatedIds}
  snapshot    jsonb not null,
  editor_id   bigint references app_user on delete set null,
  -- null: the importer.
  editor_name text,
  create_time timestamptz not null default now(),
  unique (question_id, version)
);

create index question_revision_editor on question_revision (editor_id);

-- Only published questions are counted.
create or replace function count_question_facets() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into question_facet as facet (bank_id, difficulty, tag, question_count)
  select b.bank_id, d.difficulty, t.tag, step * count(*)
  from changed
    cross join lateral (values (changed.bank_id), (0)) as b (bank_id)
    cross join lateral (values (changed.difficulty), ('')) as d (difficulty)
    cross join lateral (select distinct unnest(changed.tags || '{""}')) as t (tag)
  where changed.status = 'published'
  group by b.bank_id, d.difficulty, t.tag
  order by b.bank_id, d.difficulty, t.tag
  on conflict (bank_id, difficulty, tag) do update set question_count = facet.question_count + excluded.question_count;
  return null;
end $$;

create or replace function recount_question_facets() returns trigger language plpgsql as $$
begin
  insert into question_facet as facet (bank_id, difficulty, tag, question_count)
  select b.bank_id, d.difficulty, t.tag, sum(side.step)
  from (
    select -1 as step, o.bank_id, o.difficulty, o.tags from before_update o join after_update n using (id)
      where o.status = 'published'
        and (o.status, o.bank_id, o.difficulty, o.tags) is distinct from (n.status, n.bank_id, n.difficulty, n.tags)
    union all
    select 1, n.bank_id, n.difficulty, n.tags from before_update o join after_update n using (id)
      where n.status = 'published'
        and (o.status, o.bank_id, o.difficulty, o.tags) is distinct from (n.status, n.bank_id, n.difficulty, n.tags)
  ) as side
    cross join lateral (values (side.bank_id), (0)) as b (bank_id)
    cross join lateral (values (side.difficulty), ('')) as d (difficulty)
    cross join lateral (select distinct unnest(side.tags || '{""}')) as t (tag)
  group by b.bank_id, d.difficulty, t.tag
  having sum(side.step) <> 0
  order by b.bank_id, d.difficulty, t.tag
  on conflict (bank_id, difficulty, tag) do update set question_count = facet.question_count + excluded.question_count;
  return null;
end $$;

-- The table of tags holds published questions.
create or replace function add_question_tags() returns trigger language plpgsql as $$
begin
  insert into question_tag
  select distinct t.tag, q.id, q.bank_id, q.difficulty, q.sort_order, q.create_time, q.view_count, q.encounter_count
  from changed q cross join lateral unnest(q.tags) as t (tag)
  where q.status = 'published';
  return null;
end $$;

create or replace function follow_question_tags() returns trigger language plpgsql as $$
begin
  delete from question_tag t using before_update o join after_update n using (id)
  where t.question_id = n.id
    and ((o.tags <> n.tags and t.tag <> all (n.tags)) or (o.status = 'published' and n.status <> 'published'));

  insert into question_tag
  select distinct t.tag, n.id, n.bank_id, n.difficulty, n.sort_order, n.create_time, n.view_count, n.encounter_count
  from before_update o join after_update n using (id) cross join lateral unnest(n.tags) as t (tag)
  where n.status = 'published' and (o.tags <> n.tags or o.status <> 'published')
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

-- Files of the content folder that stand for nothing any more: what they brought was deleted, moved or renamed by an
-- admin, and must not come back with the next start. The slug '' is the bank itself.
create table content_release (
  bank_slug text not null,
  slug      text not null,
  primary key (bank_slug, slug)
);
