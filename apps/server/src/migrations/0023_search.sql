-- The texts that search finds: questions, knowledge points, posts and interview banks, each written in the
-- transaction of its source (docs/decisions/033).
create table search_document (
  id          bigint generated always as identity primary key,
  kind        text not null check (kind in ('question', 'knowledgePoint', 'discussion', 'interviewBank')),
  -- The id of the question, point, post or bank.
  ref_id      bigint not null,
  is_public   boolean not null,
  title       text not null,
  -- The text as a reader sees it, a block a line: for the passages of the results.
  body        text not null,
  -- The words of title and tags, and how they sound.
  title_terms tsvector not null,
  -- The words of the whole text.
  terms       tsvector not null,
  popularity  real not null,
  time        timestamptz not null,
  unique (kind, ref_id)
) with (fillfactor = 90);
-- Ranking reads the words of hundreds of documents: they are kept as they are read.
alter table search_document alter column terms set storage external;
create index search_document_title_terms on search_document using gin (title_terms) with (fastupdate = off);
create index search_document_terms on search_document using gin (terms) with (fastupdate = off);
create index search_document_time on search_document (kind, time);

-- The Latin words of titles and tags: a mistyped word may be meant for one of them.
create table search_word (
  word text collate "C" primary key
);

-- The number of the rules by which the documents were written; with other ones all are written again.
create table search_state (
  id      integer primary key check (id = 1),
  version integer not null
);

-- Words that mean the same: a search for one of them finds what holds another.
create table search_synonym (
  id            bigint generated always as identity primary key,
  words         text[] not null,
  is_active     boolean not null default true,
  note          text not null default '',
  -- The words as the files of the product have them, by which the group is known again after an upgrade; null for a
  -- group that an admin added. Where the words are other ones, an admin changed them.
  shipped_words text[],
  version       integer not null default 1,
  create_time   timestamptz not null default now(),
  update_time   timestamptz not null default now()
);
create index search_synonym_newest on search_synonym (create_time, id);
create index search_synonym_updated on search_synonym (update_time, id);

-- Searches of users that found something, a week long: those of many are shown to all.
create table search_log (
  id          bigint generated always as identity primary key,
  query       text not null,
  user_id     bigint not null references app_user on delete cascade,
  create_time timestamptz not null default now(),
  unique (query, user_id)
);
create index search_log_time on search_log (create_time);
create index search_log_user on search_log (user_id);
