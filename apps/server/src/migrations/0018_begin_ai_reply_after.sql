-- The caller has compared the question with the messages it has read; the id of the last of them is last_seen. A question
-- that was stored since then is the one being asked: the client stores it while it asks. So no text is compared here.
drop function begin_ai_reply(bigint, bigint, text, bigint, uuid);

create function begin_ai_reply(
  conversation bigint, owner bigint, question text, last_seen bigint, about_question bigint, reply_writer uuid)
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
    select 1 from (select id, sender from ai_message where conversation_id = conversation order by id desc limit 1) last
    where last.sender = 0 and last.id > last_seen);

  insert into ai_message (conversation_id, sender, message_text, status, writer, is_saved, question_id)
  values (conversation, 1, '', 'streaming', reply_writer, false, about_question)
  returning id into reply;
  return reply;
end $$;
