-- Editing the learning path: the history of knowledge points, what files stand for nothing any more, and an order that
-- an admin has made.
create table knowledge_point_revision (
  id                 bigint generated always as identity primary key,
  knowledge_point_id bigint not null references knowledge_point on delete cascade,
  version            integer not null,
  snapshot           jsonb not null,
  editor_id          bigint references app_user on delete set null,
  editor_name        text,
  create_time        timestamptz not null,
  unique (knowledge_point_id, version)
);

create index knowledge_point_revision_editor on knowledge_point_revision (editor_id);

-- Chapters and knowledge points that an admin has deleted or named otherwise: their files are not read again. An empty
-- slug stands for the chapter itself.
create table learning_release (
  chapter_slug text not null,
  slug         text not null,
  primary key (chapter_slug, slug)
);

-- When an admin last ordered its points; from then on their files do not.
alter table chapter add column order_edit_time timestamptz;
