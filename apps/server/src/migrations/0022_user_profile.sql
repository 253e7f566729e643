-- What users write about themselves, and what of their learning everybody may see.
alter table app_user
  add column bio         text not null default '',
  add column target_role text not null default '',
  add column company     text not null default '',
  add column links       jsonb not null default '[]',
  add column shown_parts text[] not null default '{}';
