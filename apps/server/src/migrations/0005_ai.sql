create table ai_conversation (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  title       text not null,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now()
);

create index ai_conversation_user on ai_conversation (user_id, id desc);

-- A question (sender 0) or a reply (sender 1). The server keeps here what it streams while it streams it; is_saved says
-- that the client has stored the message too, which adopts the kept row instead of making a second one.
create table ai_message (
  id              bigint generated always as identity primary key,
  conversation_id bigint not null references ai_conversation on delete cascade,
  sender          smallint not null check (sender in (0, 1)),
  message_text    text not null,
  reasoning       text not null default '',
  -- [{title, path}]
  sources         jsonb not null default '[]',
  question_id     bigint references question on delete set null,
  is_helpful      boolean,
  status          text not null default 'complete' check (status in ('complete', 'streaming', 'interrupted')),
  -- The process that writes a streaming reply.
  writer          uuid,
  is_saved        boolean not null,
  create_time     timestamptz not null default now(),
  -- Of a streaming reply: when its writer was last heard of.
  update_time     timestamptz not null default now(),
  check (status <> 'streaming' or (sender = 1 and writer is not null))
);

create index ai_message_conversation on ai_message (conversation_id, id);
create index ai_message_question on ai_message (question_id) where question_id is not null;
-- One reply at a time.
create unique index ai_message_streaming on ai_message (conversation_id) where status = 'streaming';
