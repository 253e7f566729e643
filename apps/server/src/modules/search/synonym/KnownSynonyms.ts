import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Events } from '../../../platform/events/Events.ts'
import { KeptCopy } from '../../../platform/events/KeptCopy.ts'
import { Synonyms } from '../page/interpret.ts'
import { SynonymRepository } from './synonym.repository.ts'

/** The synonyms as this server's searches follow them, kept until they change on any server. */
export class KnownSynonyms {
  readonly #kysely: Kysely<DB>
  readonly #copy: KeptCopy<Synonyms>

  constructor(kysely: Kysely<DB>, events: Events) {
    this.#kysely = kysely
    this.#copy = new KeptCopy(events, 'searchSynonym.changed', async (db) => {
      return new Synonyms(await new SynonymRepository(db).listActive())
    })
  }

  read(): Promise<Synonyms> {
    return this.#copy.get(this.#kysely)
  }

  /** Runs a change of the synonyms in a transaction; once it is committed every server reads them anew. */
  change<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return this.#copy.change(this.#kysely, work)
  }
}
