-- Files of the content folder that stand for nothing any more: an admin deleted, moved or renamed what they brought, and
-- it must not come back with the next start. `kind` is the table of the parents; the slug '' is the parent itself.
alter table content_release rename column bank_slug to parent;
alter table content_release add column kind text not null default 'question_bank';
alter table content_release alter column kind drop default;
alter table content_release drop constraint content_release_pkey;
insert into content_release (kind, parent, slug)
  select 'chapter', chapter_slug, slug from learning_release
  union all
  select 'interview_bank', bank_slug, slug from interview_release;
alter table content_release add primary key (kind, parent, slug);
drop table learning_release;
drop table interview_release;
