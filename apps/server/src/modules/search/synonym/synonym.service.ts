import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { SearchSynonym, SearchSynonymDraft } from '@app/contract/search-synonym/schemas'
import type { Transaction } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { AuditLogService } from '../../audit-log/audit-log.service.ts'
import type { KnownSynonyms } from './KnownSynonyms.ts'
import type { SynonymListArguments, SynonymRepository, SynonymRow } from './synonym.repository.ts'
import { synonymKey } from './synonym-key.ts'

interface SynonymDependencies {
  synonyms: SynonymRepository
  known: KnownSynonyms
  audit: AuditLogService
  /** Has the site's words counted anew. */
  countWords: (trx: Transaction<DB>) => Promise<void>
}

/** The synonyms that admins look after. */
export class SynonymService {
  readonly #deps: SynonymDependencies

  constructor(deps: SynonymDependencies) {
    this.#deps = deps
  }

  page(query: SynonymListArguments & Paging): Promise<Page<SearchSynonym>> {
    return paging(query, (list, slice) => this.#deps.synonyms.page(list, slice), toSynonym)
  }

  /** @throws AppError 40400 */
  async get(id: number): Promise<SearchSynonym> {
    const row = await this.#deps.synonyms.find(id)
    if (!row) throw notFound()
    return toSynonym(row)
  }

  /** @returns its id @throws AppError 40000 for words that search cannot tell apart, or sees nothing in */
  add(actor: Actor, draft: SearchSynonymDraft): Promise<number> {
    const { synonyms, audit } = this.#deps
    requireDifferent(draft.words)
    return this.#change(async (trx) => {
      const id = await synonyms.insert(trx, draft)
      const target = { id, name: nameOf(draft) }
      await audit.record(trx, actor, { action: 'searchSynonym.add', target, after: { ...draft } })
      return id
    })
  }

  /** @throws AppError 40000, 40400, 40900 when another version was edited */
  async update(
    actor: Actor,
    { id, version, ...draft }: SearchSynonymDraft & { id: number; version: number },
  ): Promise<void> {
    const { synonyms, audit } = this.#deps
    requireDifferent(draft.words)
    await this.#change(async (trx) => {
      const [row] = await synonyms.lock(trx, [id])
      if (!row) throw notFound()
      if (row.version !== version) throw new AppError(Code.conflict, 'conflict', { current: toSynonym(row) })
      await synonyms.update(trx, id, draft)
      await audit.record(trx, actor, {
        action: 'searchSynonym.update',
        target: { id, name: nameOf(row) },
        before: { ...toDraft(row) },
        after: { ...draft },
      })
    })
  }

  /** Deletes groups, all or none. @throws AppError 40400, 40900 for one that came with the product */
  async delete(actor: Actor, ids: readonly number[]): Promise<void> {
    const { synonyms, audit } = this.#deps
    await this.#change(async (trx) => {
      const rows = await synonyms.lock(trx, ids)
      if (rows.length < ids.length) throw notFound()
      // The next start would bring it back.
      if (rows.some(isShipped)) throw new AppError(Code.conflict, 'synonymShipped')
      await synonyms.delete(trx, ids)
      const acts = rows.map((row) => ({
        action: 'searchSynonym.delete' as const,
        target: { id: row.id, name: nameOf(row) },
        before: { ...toDraft(row) },
      }))
      await audit.recordAll(trx, actor, acts)
    })
  }

  /** A group is one word wherever words are counted. */
  #change<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    const { known, countWords } = this.#deps
    return known.change(async (trx) => {
      const result = await work(trx)
      await countWords(trx)
      return result
    })
  }
}

/** @throws AppError 40000 */
function requireDifferent(words: readonly string[]): void {
  const keys = words.map(synonymKey)
  words.forEach((word, index) => {
    const key = synonymKey(word)
    const isTwice = keys.indexOf(key) < index
    if (key !== '' && !isTwice) return
    const field = { path: `words.${index}`, message: isTwice ? 'wordTwice' : 'wordUnsearchable' }
    throw new AppError(Code.badParameters, 'badParameters', [field], { word })
  })
}

const isShipped = (row: SynonymRow): boolean => row.shipped_words !== null

/** What a group is called: by its words. */
const nameOf = ({ words }: Pick<SynonymRow, 'words'>): string => words.join(', ')

const toDraft = ({ words, is_active, note }: SynonymRow): SearchSynonymDraft => ({
  words,
  note,
  isActive: is_active,
})

const toSynonym = (row: SynonymRow): SearchSynonym => ({
  id: row.id,
  version: row.version,
  ...toDraft(row),
  isShipped: isShipped(row),
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
})
