-- One reply at a time is written in a conversation: 0 says that another server is writing one, which has given a sign of life
-- within the last seconds. The reply's question of the bank may have been deleted meanwhile.
drop function begin_ai_reply(bigint, bigint, text, bigint, bigint, uuid);

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
