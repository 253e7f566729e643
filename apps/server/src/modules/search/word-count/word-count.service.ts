import { setImmediate as nextTurn } from 'node:timers/promises'
import { emptyTally, joinedWordsOf, paragraphsOf, type WordTally } from '@app/recognition/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { EVERY_PARAGRAPH, type PointSource, readSynonyms } from '../../../platform/recognition/point-words.ts'
import { COUNTED_KINDS, WordCountRepository } from './word-count.repository.ts'

/** Few, since others wait meanwhile. */
const TEXTS_AT_ONCE = 20
const QUESTIONS_AT_ONCE = 20
const WORDS_AT_ONCE = 1_000

/** Counts in how many of the site's paragraphs each word stands, by which the words of key points are weighed. */
export class WordCountService {
  readonly #db: Kysely<DB>
  readonly #counts: WordCountRepository
  readonly #sources: () => readonly PointSource[]

  constructor(db: Kysely<DB>, sources: () => readonly PointSource[]) {
    this.#db = db
    this.#counts = new WordCountRepository(db)
    this.#sources = sources
  }

  isEmpty(): Promise<boolean> {
    return this.#counts.isEmpty()
  }

  /**
   * Counts anew and weighs the words of all published key points by it, while others read and write.
   * @throws the signal's reason when it is aborted
   */
  async run(signal: AbortSignal): Promise<void> {
    const counts = await this.#count(signal)
    await this.#replace(
      new Map([[EVERY_PARAGRAPH, counts.paragraphs], ...joinedWordsOf(counts), ...counts.of]),
      signal,
    )
    for (const source of this.#sources()) {
      for (let last: number | undefined = 0; last !== undefined; ) {
        signal.throwIfAborted()
        const ids = await source.publishedAfter(this.#db, last, QUESTIONS_AT_ONCE)
        await this.#db.transaction().execute((trx) => source.writeWords(trx, ids))
        last = ids.at(-1)
      }
    }
  }

  async #count(signal: AbortSignal): Promise<WordTally> {
    const reader = await readSynonyms(this.#db)
    const counts = emptyTally()
    for (const kind of COUNTED_KINDS) {
      for (let last: number | undefined = 0; last !== undefined; ) {
        signal.throwIfAborted()
        const texts = await this.#counts.textsAfter(kind, last, TEXTS_AT_ONCE)
        for (const { text } of texts) {
          reader.count(paragraphsOf(text), counts)
          // Requests come first.
          await nextTurn()
        }
        last = texts.at(-1)?.id
      }
    }
    return counts
  }

  async #replace(counts: ReadonlyMap<string, number>, signal: AbortSignal): Promise<void> {
    const entries = [...counts]
    for (let from = 0; from < entries.length; from += WORDS_AT_ONCE) {
      signal.throwIfAborted()
      await this.#counts.save(entries.slice(from, from + WORDS_AT_ONCE))
    }
    for (let last: string | undefined = EVERY_PARAGRAPH; last !== undefined; ) {
      signal.throwIfAborted()
      const words: string[] = await this.#counts.wordsAfter(last, WORDS_AT_ONCE)
      await this.#counts.drop(words.filter((word) => !counts.has(word)))
      last = words.at(-1)
    }
  }
}
