import type { CommentTargetName } from '@app/contract/comment/schemas'
import type { CommentTargetType } from '@app/contract/comment/values'
import type { Kysely } from 'kysely'
import { notFound } from '../../platform/app-error.ts'
import type { CommentedThing, CommentTarget } from '../../platform/comment-target.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Reader } from './Reader.ts'

/** What can be commented on, by the modules that it belongs to. */
export type TargetsByType = Readonly<Partial<Record<CommentTargetType, CommentTarget>>>

/** Finds what is commented on. */
export class CommentTargets {
  readonly #targets: () => TargetsByType

  /** @param targets asked for when they are needed: their modules may be made after this one */
  constructor(targets: () => TargetsByType) {
    this.#targets = targets
  }

  of(type: CommentTargetType): CommentTarget | undefined {
    return this.#targets()[type]
  }

  async find(db: Kysely<DB>, target: CommentTargetName, reader: Reader): Promise<CommentedThing | null> {
    return (await this.of(target.targetType)?.find(db, target.targetId, reader)) ?? null
  }

  /** @throws AppError 40400 when it is not there, or not the reader's to see */
  async require(db: Kysely<DB>, target: CommentTargetName, reader: Reader): Promise<CommentedThing> {
    const thing = await this.find(db, target, reader)
    if (!thing) throw notFound()
    return thing
  }
}
