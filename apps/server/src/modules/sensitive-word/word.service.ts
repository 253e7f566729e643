import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import {
  type AddedSensitiveWords,
  type ManySensitiveWords,
  type SensitiveWord,
  type SensitiveWordDraft,
  sensitiveWordAction,
} from '@app/contract/sensitive-word/schemas'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldRefused, notFound } from '../../platform/app-error.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Paging, paging } from '../../platform/list/paging.ts'
import type { AuditLogService } from '../audit-log/audit-log.service.ts'
import type { KnownWords } from './KnownWords.ts'
import { foldWord } from './matcher/pattern.ts'
import type {
  SensitiveWordListArguments,
  SensitiveWordRepository,
  SensitiveWordRow,
} from './word.repository.ts'

interface SensitiveWordDependencies {
  kysely: Kysely<DB>
  words: SensitiveWordRepository
  known: KnownWords
  audit: AuditLogService
}

/** The words that admins look after. */
export class SensitiveWordService {
  readonly #deps: SensitiveWordDependencies

  constructor(deps: SensitiveWordDependencies) {
    this.#deps = deps
  }

  page(query: SensitiveWordListArguments & Paging): Promise<Page<SensitiveWord>> {
    return paging(query, (list, slice) => this.#deps.words.page(list, slice), toSensitiveWord)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<SensitiveWord> {
    const row = await this.#deps.words.find(id)
    if (!row) throw notFound()
    return toSensitiveWord(row)
  }

  /** @returns its id @throws AppError 40000 for a word without letters, 40900 for one that is there */
  add(actor: Actor, draft: SensitiveWordDraft): Promise<number> {
    const { words, audit } = this.#deps
    return this.#change(async (trx) => {
      const id = await words.insert(trx, requireFolded(draft.word, 'word'), draft)
      const target = { id, name: draft.word }
      await audit.record(trx, actor, { action: 'sensitiveWord.add', target, after: { ...draft } })
      return id
    })
  }

  /** Adds those words that are not there; the others stay as they are. @throws AppError 40000 for words without letters */
  addMany(actor: Actor, { words, action }: ManySensitiveWords): Promise<AddedSensitiveWords> {
    const folded = new Map(
      words.map((word, index) => [requireFolded(word, `words.${index}`), word] as const).toReversed(),
    )
    const added = [...folded].map(([key, word]) => ({ word, folded: key }))
    return this.#change(async (trx) => {
      const addedCount = await this.#deps.words.insertNew(trx, added, action)
      const name = words[0] ?? ''
      if (addedCount > 0)
        await this.#deps.audit.record(trx, actor, {
          action: 'sensitiveWord.addMany',
          target: { id: null, name },
          after: { action, addedCount },
        })
      return { addedCount, knownCount: words.length - addedCount }
    })
  }

  /** @throws AppError 40000, 40400, 40900 when another version was edited, or the word is there already */
  async update(
    actor: Actor,
    { id, version, ...draft }: SensitiveWordDraft & { id: number; version: number },
  ): Promise<void> {
    const { words, audit } = this.#deps
    await this.#change(async (trx) => {
      const [row] = await words.lock(trx, [id])
      if (!row) throw notFound()
      if (row.version !== version)
        throw new AppError(Code.conflict, 'conflict', { current: toSensitiveWord(row) })
      await words.update(trx, id, { ...draft, folded: requireFolded(draft.word, 'word') })
      await audit.record(trx, actor, {
        action: 'sensitiveWord.update',
        target: { id, name: row.word },
        before: { ...toDraft(row) },
        after: { ...draft },
      })
    })
  }

  /** Deletes words, all or none. @throws AppError 40400 */
  async delete(actor: Actor, ids: readonly number[]): Promise<void> {
    const { words, audit } = this.#deps
    await this.#change(async (trx) => {
      const rows = await words.lock(trx, ids)
      if (rows.length < ids.length) throw notFound()
      await words.delete(trx, ids)
      const acts = rows.map((row) => ({
        action: 'sensitiveWord.delete' as const,
        target: { id: row.id, name: row.word },
        before: { ...toDraft(row) },
      }))
      await audit.recordAll(trx, actor, acts)
    })
  }

  /** Changes words, and has every server look for the new ones. */
  async #change<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    const { kysely, known } = this.#deps
    try {
      return await known.change(kysely, work)
    } catch (error) {
      if (!isUniqueViolation(error, 'sensitive_word_folded')) throw error
      throw fieldRefused(Code.conflict, 'word', 'wordKnown')
    }
  }
}

function requireFolded(word: string, path: string): string {
  const folded = foldWord(word)
  if (folded === null) throw fieldRefused(Code.badParameters, path, 'wordTooShort')
  return folded
}

const toDraft = ({ word, action, note }: SensitiveWordRow): SensitiveWordDraft => ({
  word,
  note,
  action: sensitiveWordAction.parse(action),
})

const toSensitiveWord = (row: SensitiveWordRow): SensitiveWord => ({
  id: row.id,
  version: row.version,
  ...toDraft(row),
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
})
