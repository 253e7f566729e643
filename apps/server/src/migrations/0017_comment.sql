-- Comments on posts, questions and knowledge points: two deep, a reply to a reply stands in the same thread.
create table comment (
  id           bigint generated always as identity primary key,
  target_type  text not null check (target_type in ('discussion', 'question', 'knowledgePoint')),
  target_id    bigint not null,
  -- The comment that began the thread; null for that one itself.
  root_id      bigint references comment on delete cascade,
  reply_to_id  bigint references comment on delete set null,
  -- The author of the comment that it answers, where that is not the thread's first: stays when that one is deleted.
  answered_id  bigint references app_user,
  author_id    bigint not null references app_user,
  content      text not null,
  -- [{id, username}]: the users whom it names, by the names they had.
  mentions     jsonb not null default '[]',
  state        text not null check (state in ('visible', 'held', 'hidden', 'deleted')),
  -- Whether those whom it concerns were told, which is done once.
  is_announced boolean not null default false,
  like_count   integer not null default 0,
  -- The visible replies of a thread's first comment.
  reply_count  integer not null default 0,
  version      integer not null default 1,
  -- A key made by the author's tab for this comment: sent twice it is one.
  client_key   uuid not null,
  create_time  timestamptz not null default now(),
  edit_time    timestamptz,
  -- The reason why an admin hid it.
  state_reason text not null default '',
  unique (author_id, client_key)
);
create index comment_hot on comment (target_type, target_id, like_count, id) where root_id is null;
create index comment_root on comment (target_type, target_id, id) where root_id is null;
create index comment_reply on comment (root_id, id) where root_id is not null;
create index comment_target on comment (target_type, target_id, id);
create index comment_author on comment (author_id, id);
create index comment_reply_to on comment (reply_to_id) where reply_to_id is not null;
create index comment_answered on comment (answered_id) where answered_id is not null;
create index comment_newest on comment (create_time, id) where state <> 'deleted';
create index comment_liked on comment (like_count, id) where state <> 'deleted';
-- Comments that wait for admins.
create index comment_waiting on comment (state, create_time, id) where state <> 'visible';

-- Earlier contents of comments, which everybody may read.
create table comment_revision (
  comment_id  bigint not null references comment on delete cascade,
  version     integer not null,
  content     text not null,
  mentions    jsonb not null,
  -- The time when it was written.
  create_time timestamptz not null,
  primary key (comment_id, version)
);

-- Likes of comments.
create table comment_like (
  comment_id  bigint not null references comment on delete cascade,
  user_id     bigint not null references app_user on delete cascade,
  create_time timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_like_user on comment_like (user_id, comment_id);

-- The number of visible comments on something. Writers lock this row first, so that they wait for each other in one
-- order.
create table comment_count (
  target_type   text not null,
  target_id     bigint not null,
  comment_count integer not null default 0,
  primary key (target_type, target_id)
);

-- Comments go with what they are on.
create function delete_comments() returns trigger language plpgsql as $$
begin
  delete from comment c using gone g where c.target_type = tg_argv[0] and c.target_id = g.id;
  delete from comment_count c using gone g where c.target_type = tg_argv[0] and c.target_id = g.id;
  return null;
end $$;

create trigger question_comments_deleted after delete on question
  referencing old table as gone for each statement execute function delete_comments('question');
create trigger knowledge_point_comments_deleted after delete on knowledge_point
  referencing old table as gone for each statement execute function delete_comments('knowledgePoint');
