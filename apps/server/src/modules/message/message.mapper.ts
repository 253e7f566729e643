import { type Message, messageSchema } from '@app/contract/message/schemas'
import type { MessageRow } from './message.repository.ts'

export function toMessage(row: MessageRow): Message {
  return messageSchema.parse({
    id: row.id,
    kind: row.kind,
    event: row.event,
    values: row.event_values,
    actors: row.actors,
    actorCount: row.actor_count,
    subject: row.subject,
    excerpt: row.excerpt,
    path: row.path || `/message?id=${row.id}`,
    isRead: row.read_time !== null,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
  })
}
