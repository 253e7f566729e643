-- Conversations with the assistant.
create table ai_conversation (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user on delete cascade,
  title       text not null,
  create_time timestamptz not null default now(),
  update_time timestamptz not null default now()
);
create index ai_conversation_user on ai_conversation (user_id, id desc);

-- Questions (sender 0) and replies (sender 1). The server keeps here what it streams while it streams it; is_saved
-- says that the client has stored the message too, which adopts the kept row instead of making a second one.
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
  -- The last sign of life of a streaming reply's writer.
  update_time     timestamptz not null default now(),
  check (status <> 'streaming' or sender = 1 and writer is not null)
);
-- A reply is written anew every second while it grows; compressed, each time as a whole.
alter table ai_message alter column message_text set storage external;
create index ai_message_conversation on ai_message (conversation_id, id);
create index ai_message_question on ai_message (question_id) where question_id is not null;
-- A conversation has one reply at a time that is being written.
create unique index ai_message_streaming on ai_message (conversation_id) where status = 'streaming';

-- Begins a reply, in one call, so that no connection waits between its statements; each of them sees what was written
-- while the first waited for the conversation. The question is kept too, unless it is null or the client has stored
-- it since message last_seen, the last one that the caller has read. 0 while another server is writing a reply, which
-- has given a sign of life lately; one that has not is interrupted. Null when the conversation is not the user's.
create function begin_ai_reply(
  conversation bigint, owner bigint, question_text text, last_seen bigint, about_question bigint, reply_writer uuid,
  alive interval)
returns bigint language plpgsql as $$
declare
  reply bigint;
begin
  update ai_conversation set update_time = now() where id = conversation and user_id = owner;
  if not found then
    return null;
  end if;

  if exists (
    select 1 from ai_message
    where conversation_id = conversation and status = 'streaming' and writer <> reply_writer
      and update_time > now() - alive
  ) then
    return 0;
  end if;

  update ai_message set status = 'interrupted' where conversation_id = conversation and status = 'streaming';

  insert into ai_message (conversation_id, sender, message_text, is_saved)
  select conversation, 0, question_text, false
  where question_text is not null and not exists (
    select 1 from (select id, sender from ai_message where conversation_id = conversation order by id desc limit 1) last
    where last.sender = 0 and last.id > last_seen);

  insert into ai_message (conversation_id, sender, message_text, status, writer, is_saved, question_id)
  values (conversation, 1, '', 'streaming', reply_writer, false, (select id from question where id = about_question))
  returning id into reply;
  return reply;
end $$;
