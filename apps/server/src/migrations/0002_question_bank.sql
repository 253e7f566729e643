create table question_bank (
  id           bigint generated always as identity primary key,
  slug         text not null unique,
  name         text not null,
  description  text not null default '',
  group_name   text not null default '',
  sort_order   integer not null default 0,
  create_time  timestamptz not null default now(),
  update_time  timestamptz not null default now(),
  -- What the importer last wrote; an admin's edit sets edit_time and is never overwritten.
  import_hash  text,
  edit_time    timestamptz
);

create table question (
  id              bigint generated always as identity primary key,
  bank_id         bigint not null references question_bank,
  slug            text not null,
  title           text not null,
  difficulty      text not null check (difficulty in ('easy', 'medium', 'hard')),
  tags            text[] not null default '{}',
  short_answer    text not null,
  answer          text not null,
  -- [{text, weight, synonyms, followUp}]
  key_points      jsonb not null default '[]',
  -- [text]
  follow_ups      jsonb not null default '[]',
  sort_order      integer not null default 0,
  view_count      integer not null default 0,
  encounter_count integer not null default 0,
  -- Bigrams and words of the title, built by the server, so that a keyword of two characters finds it.
  title_terms     tsvector not null,
  create_time     timestamptz not null default now(),
  update_time     timestamptz not null default now(),
  import_hash     text,
  edit_time       timestamptz,
  unique (bank_id, slug)
);

-- One index for each order of the list, over all questions and within a bank.
create index question_by_order on question (bank_id, sort_order, id);
create index question_by_newest on question (create_time desc, id desc);
create index question_by_newest_in_bank on question (bank_id, create_time desc, id desc);
create index question_by_views on question (view_count desc, id desc);
create index question_by_views_in_bank on question (bank_id, view_count desc, id desc);
create index question_by_encounters on question (encounter_count desc, id desc);
create index question_by_encounters_in_bank on question (bank_id, encounter_count desc, id desc);
create index question_tags on question using gin (tags);
create index question_title_terms on question using gin (title_terms) with (fastupdate = off);

create table question_relation (
  question_id bigint not null references question on delete cascade,
  related_id  bigint not null references question on delete cascade,
  sort_order  integer not null,
  primary key (question_id, related_id)
);

create index question_relation_related on question_relation (related_id);

-- How many questions each combination of bank, difficulty and tag holds; 0 and '' stand for "any".
-- Kept by the triggers below, so that a list knows its total without counting.
create table question_facet (
  bank_id        bigint not null,
  difficulty     text not null,
  tag            text not null,
  question_count integer not null,
  primary key (bank_id, difficulty, tag)
);

create index question_facet_tags on question_facet (bank_id, question_count desc, tag) where difficulty = '' and tag <> '';

create function count_question_facets() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  insert into question_facet as facet (bank_id, difficulty, tag, question_count)
  select b.bank_id, d.difficulty, t.tag, step * count(*)
  from changed
    cross join lateral (values (changed.bank_id), (0)) as b (bank_id)
    cross join lateral (values (changed.difficulty), ('')) as d (difficulty)
    cross join lateral (select distinct unnest(changed.tags || '{""}')) as t (tag)
  group by b.bank_id, d.difficulty, t.tag
  order by b.bank_id, d.difficulty, t.tag
  on conflict (bank_id, difficulty, tag) do update set question_count = facet.question_count + excluded.question_count;
  return null;
end $$;

-- An update counts only where bank, difficulty or tags differ: reading a question must not touch the facets.
create function recount_question_facets() returns trigger language plpgsql as $$
begin
  insert into question_facet as facet (bank_id, difficulty, tag, question_count)
  select b.bank_id, d.difficulty, t.tag, sum(side.step)
  from (
    select -1 as step, o.bank_id, o.difficulty, o.tags from before_update o join after_update n using (id)
      where (o.bank_id, o.difficulty, o.tags) is distinct from (n.bank_id, n.difficulty, n.tags)
    union all
    select 1, n.bank_id, n.difficulty, n.tags from before_update o join after_update n using (id)
      where (o.bank_id, o.difficulty, o.tags) is distinct from (n.bank_id, n.difficulty, n.tags)
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

create trigger question_inserted after insert on question
  referencing new table as changed for each statement execute function count_question_facets();
create trigger question_deleted after delete on question
  referencing old table as changed for each statement execute function count_question_facets();
create trigger question_updated after update on question
  referencing old table as before_update new table as after_update for each statement execute function recount_question_facets();

create table daily_question (
  day         date primary key,
  question_id bigint not null references question on delete cascade
);

-- The question a user last opened, and when; also what makes a view count once a user and day.
create table question_visit (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  visit_time  timestamptz not null default now(),
  primary key (user_id, question_id)
);

create index question_visit_latest on question_visit (user_id, visit_time desc);
create index question_visit_question on question_visit (question_id);

create table question_mastery (
  user_id         bigint not null references app_user on delete cascade,
  question_id     bigint not null references question on delete cascade,
  mastery         smallint not null check (mastery between 1 and 4),
  last_rated_time timestamptz not null default now(),
  primary key (user_id, question_id)
);

create index question_mastery_question on question_mastery (question_id);

-- Every self-rating ever given, append-only: what the review schedule is computed from.
create table review_log (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  rating      smallint not null check (rating between 1 and 4),
  create_time timestamptz not null default now()
);

create index review_log_user on review_log (user_id, create_time desc);
create index review_log_question on review_log (question_id);

create table question_favourite (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  create_time timestamptz not null default now(),
  primary key (user_id, question_id)
);

create index question_favourite_question on question_favourite (question_id);

create table question_encounter (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  create_time timestamptz not null default now(),
  primary key (user_id, question_id)
);

create index question_encounter_question on question_encounter (question_id);

create table question_note (
  user_id     bigint not null references app_user on delete cascade,
  question_id bigint not null references question on delete cascade,
  content     text not null,
  update_time timestamptz not null default now(),
  primary key (user_id, question_id)
);

create index question_note_question on question_note (question_id);
