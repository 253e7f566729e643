-- Words that mean the same: a search for one of them finds what holds another.
create table search_synonym (
  id            bigint generated always as identity primary key,
  words         text[] not null,
  is_active     boolean not null default true,
  note          text not null default '',
  -- The words as the files of the product have them, by which the group is known again after an upgrade; null for a group
  -- that an admin added. Where the words are other ones, an admin changed them.
  shipped_words text[],
  version       integer not null default 1,
  create_time   timestamptz not null default now(),
  update_time   timestamptz not null default now()
);
create index search_synonym_newest on search_synonym (create_time, id);
create index search_synonym_updated on search_synonym (update_time, id);
