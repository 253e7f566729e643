import type { Kysely } from 'kysely'
import { takeLock } from '../../platform/db/advisory-lock.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import { type Language, OPERATOR_LANGUAGE } from '../../platform/i18n.ts'
import { indexWordsLast } from '../../platform/search/index-words-last.ts'
import { ContentImport } from './folder/ContentImport.ts'
import { readContentFolder } from './folder/content-folder.ts'
import type { ImportReport } from './import-report.ts'

/** Brings markdown files into the site. */
export class ContentService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /**
   * Imports a folder: new files are created, changed ones updated, rows that were edited on the site kept, and what has no
   * file any more is left alone. A file with a fault is not imported at all; the others are, all at once. Servers that
   * start together import one after the other.
   * @param onProgress told how many of the new and changed files are written, of how many
   * @param language of the reasons in the report
   */
  async importFolder(
    folder: string,
    onProgress: (done: number, total: number) => void = () => {},
    language: Language = OPERATOR_LANGUAGE,
  ): Promise<ImportReport> {
    const { files, faults } = await readContentFolder(folder, language)
    return this.#db.transaction().execute(async (transaction) => {
      await takeLock(transaction, 'content import')
      return indexWordsLast(transaction, () =>
        new ContentImport(transaction, language, onProgress).run(files, faults),
      )
    })
  }
}
