-- What is found by its words: questions, knowledge points, posts and interview banks, each written in the transaction of its
-- source (docs/decisions/033).
create table search_document (
  id          bigint generated always as identity primary key,
  kind        text not null check (kind in ('question', 'knowledgePoint', 'discussion', 'interviewBank')),
  -- The id of the question, point, post or bank.
  ref_id      bigint not null,
  is_public   boolean not null,
  title       text not null,
  -- What a reader sees of it, a block a line: for the passages of the results.
  body        text not null,
  -- The words of title and tags, and how they sound.
  title_terms tsvector not null,
  -- The words of all of it.
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

-- The Latin words of titles and tags: what a mistyped word may be meant for.
create table search_word (
  word text collate "C" primary key
);

-- What users looked for and found, a week long: what many of them looked for is shown to all.
create table search_log (
  id          bigint generated always as identity primary key,
  query       text not null,
  user_id     bigint not null references app_user on delete cascade,
  create_time timestamptz not null default now(),
  unique (query, user_id)
);
create index search_log_time on search_log (create_time);
create index search_log_user on search_log (user_id);

-- By which rules the documents were written; other ones have all of them written again.
create table search_state (
  id      integer primary key check (id = 1),
  version integer not null
);

-- The list by a keyword and similar posts are found by search now.
drop trigger question_terms_added on question;
drop trigger question_terms_removed on question;
drop trigger question_terms_changed on question;
drop function count_question_terms();
drop function recount_question_terms();
drop table question_term;
drop index question_title_terms;
alter table question drop column title_terms;
drop index discussion_term;
alter table discussion drop column title_terms;
