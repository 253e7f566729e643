import { MESSAGE_EXCERPT_LENGTH, MESSAGE_SUBJECT_LENGTH } from '@app/contract/message/values'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { NewMessage, Withdrawal } from './new-message.ts'

interface Told {
  id: number
  userId: number
  fold: string | null
  actorId: number | null
}

/** Writes what users are told, in the transaction of what they are told about. */
export class MessageWriter {
  readonly #trx: Transaction<DB>

  constructor(trx: Transaction<DB>) {
    this.#trx = trx
  }

  /** @returns who was told: neither who did it, nor who has left, nor who does not want the kind */
  async write(messages: readonly NewMessage[]): Promise<number[]> {
    const told: Told[] = []
    for (const round of inRounds(messages.filter(({ actorId, userId }) => actorId !== userId)))
      told.push(...(await this.#insert(round)))
    return told.map(({ userId }) => userId)
  }

  /** @returns whose messages changed */
  async takeBack({ fold, actorId, place }: Withdrawal): Promise<number[]> {
    const { rows } = await sql<{ id: number; userId: number }>`
      select id, user_id as "userId" from message where fold = ${fold} order by id for update`.execute(
      this.#trx,
    )
    if (rows.length === 0) return []
    if (actorId === undefined) {
      await sql`delete from message where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(this.#trx)
      return rows.map(({ userId }) => userId)
    }
    const changed = new Set(
      await this.#removeActor(
        rows.map(({ id }) => id),
        actorId,
      ),
    )
    if (place)
      await this.#trx
        .updateTable('message')
        .set({ path: place.left })
        .where('fold', '=', fold)
        .where('path', '=', place.gone)
        .execute()
    return rows.filter(({ id }) => changed.has(id)).map(({ userId }) => userId)
  }

  /** @param messages no two to the same user with the same fold */
  async #insert(messages: readonly NewMessage[]): Promise<Told[]> {
    const input = JSON.stringify(messages.map(toInput))
    const { rows } = await sql<Told>`
      insert into message
        (user_id, kind, event, event_values, actor_id, actor_count, subject, excerpt, path, fold, announcement_id)
      select m."userId", m.kind, m.event, m.values, m."actorId",
        case when m.fold is null and m."actorId" is not null then 1 else 0 end,
        m.subject, m.excerpt, m.path, m.fold, m."announcementId"
      from jsonb_to_recordset(${input}::text::jsonb) as m ("userId" bigint, kind text, event text, values jsonb,
        "actorId" bigint, subject text, excerpt text, path text, fold text, "announcementId" bigint)
      join app_user u on u.id = m."userId" and u.delete_time is null
      where not exists (
        select 1 from user_message_preference p
        where p.user_id = m."userId" and p.kind = m.kind and p.channel = 'none')
      -- Everybody locks in this order, so that nobody waits for each other.
      order by m.fold, m."userId"
      on conflict (fold, user_id) where fold is not null and read_time is null do update
        set kind = excluded.kind, event = excluded.event, event_values = excluded.event_values,
          actor_id = excluded.actor_id, subject = excluded.subject, excerpt = excluded.excerpt,
          path = excluded.path, update_time = excluded.update_time
      returning id, user_id as "userId", fold, actor_id as "actorId"`.execute(this.#trx)
    await this.#addActors(rows.filter(({ fold, actorId }) => fold !== null && actorId !== null))
    return rows
  }

  /** Counts each once, however often they act. */
  async #addActors(told: readonly Told[]): Promise<void> {
    if (told.length === 0) return
    await sql`
      with acted as (
        insert into message_actor (message_id, actor_id)
        select * from unnest(
          ${told.map(({ id }) => id)}::bigint[], ${told.map(({ actorId }) => actorId)}::bigint[])
        on conflict (message_id, actor_id) do update set act_time = clock_timestamp()
        returning message_id, xmax = 0 as is_new
      )
      update message set actor_count = actor_count + 1 from acted
      where message.id = acted.message_id and acted.is_new`.execute(this.#trx)
  }

  /** A message with nobody left goes. @returns the messages that had them */
  async #removeActor(ids: readonly number[], actorId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      delete from message_actor where message_id = any(${ids}::bigint[]) and actor_id = ${actorId}
      returning message_id as id`.execute(this.#trx)
    const changed = rows.map(({ id }) => id)
    await sql`
      update message m set actor_count = actor_count - 1, actor_id = (
        select a.actor_id from message_actor a where a.message_id = m.id order by a.act_time desc limit 1)
      where id = any(${changed}::bigint[])`.execute(this.#trx)
    await sql`
      delete from message where id = any(${changed}::bigint[]) and actor_count = 0`.execute(this.#trx)
    return changed
  }
}

/** One statement writes a row once: what folds into the same message takes turns. */
function inRounds(messages: readonly NewMessage[]): NewMessage[][] {
  const rounds: { messages: NewMessage[]; folds: Set<string> }[] = []
  for (const message of messages) {
    const key = message.fold === undefined ? null : `${message.userId} ${message.fold}`
    let round = rounds.find(({ folds }) => key === null || !folds.has(key))
    if (!round) {
      round = { messages: [], folds: new Set() }
      rounds.push(round)
    }
    round.messages.push(message)
    if (key !== null) round.folds.add(key)
  }
  return rounds.map((round) => round.messages)
}

function toInput({ subject, excerpt, values, ...message }: NewMessage) {
  return {
    ...message,
    values: values ?? {},
    subject: shorten(subject, MESSAGE_SUBJECT_LENGTH),
    excerpt: shorten(excerpt ?? '', MESSAGE_EXCERPT_LENGTH),
  }
}

/** In one line, and no longer than that. */
function shorten(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`
}
