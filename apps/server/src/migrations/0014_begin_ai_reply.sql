-- Begins a reply: one call, for no connection to wait between its statements, of which each sees what was written while
-- the first waited for the conversation. A question is kept too, unless it is null or the client has just stored it; a reply
-- that is being written elsewhere is interrupted. Null when the conversation is not the user's.
create function begin_ai_reply(conversation bigint, owner bigint, question text, about_question bigint, reply_writer uuid)
returns bigint language plpgsql as $$
declare
  reply bigint;
begin
  update ai_conversation set update_time = now() where id = conversation and user_id = owner;
  if not found then
    return null;
  end if;

  update ai_message set status = 'interrupted' where conversation_id = conversation and status = 'streaming';

  insert into ai_message (conversation_id, sender, message_text, is_saved)
  select conversation, 0, question, false
  where question is not null and not exists (
    select 1 from (select sender, message_text from ai_message where conversation_id = conversation order by id desc limit 1) last
    where last.sender = 0 and regexp_replace(last.message_text, '^[\s\u3000\ufeff\u00a0]+|[\s\u3000\ufeff\u00a0]+$', '', 'g') = question);

  insert into ai_message (conversation_id, sender, message_text, status, writer, is_saved, question_id)
  values (conversation, 1, '', 'streaming', reply_writer, false, about_question)
  returning id into reply;
  return reply;
end $$;
