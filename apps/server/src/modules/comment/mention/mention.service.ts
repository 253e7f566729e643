import type { CommentTargetName, MentionChoice } from '@app/contract/comment/schemas'
import { MENTIONS_OFFERED } from '@app/contract/comment/values'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { CommentTargets } from '../CommentTargets.ts'
import type { Reader } from '../Reader.ts'
import { MentionRepository } from './mention.repository.ts'

/** Whom one may mean who types an @. */
export class MentionService {
  readonly #db: Kysely<DB>
  readonly #targets: CommentTargets
  readonly #mentions: MentionRepository

  constructor(db: Kysely<DB>, targets: CommentTargets) {
    this.#db = db
    this.#targets = targets
    this.#mentions = new MentionRepository(db)
  }

  /** Those who wrote where one writes come first; others only by how their names begin. */
  async offer(reader: Reader, prefix: string, target: CommentTargetName | null): Promise<MentionChoice[]> {
    const [participants, named] = await Promise.all([
      target ? this.#participants(reader, prefix, target) : [],
      prefix === '' ? [] : this.#mentions.listByName(prefix, reader.id),
    ])
    const known = new Set(participants.map(({ id }) => id))
    return [
      ...participants.map((user) => ({ ...user, isParticipant: true })),
      ...named.filter(({ id }) => !known.has(id)).map((user) => ({ ...user, isParticipant: false })),
    ].slice(0, MENTIONS_OFFERED)
  }

  async #participants(reader: Reader, prefix: string, target: CommentTargetName) {
    const thing = await this.#targets.find(this.#db, target, reader)
    return thing ? this.#mentions.listParticipants(target, thing.authorId, prefix, reader.id) : []
  }
}
