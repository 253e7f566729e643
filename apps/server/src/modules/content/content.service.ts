import type { Language } from '../../platform/i18n.ts'
import type { ContentRepository } from './content.repository.ts'
import { readContentFolder } from './content-folder.ts'
import { ContentImport } from './content-import.ts'
import type { ImportReport } from './import-report.ts'

/** Brings markdown files into the question banks. */
export class ContentService {
  readonly #content: ContentRepository

  constructor(content: ContentRepository) {
    this.#content = content
  }

  /**
   * Imports `banks/` of a folder: new files are created, changed ones updated, rows that were edited on the site kept, and
   * what has no file any more is left alone. A file with a fault is not imported at all; the others are, all at once.
   * @param language of the reasons in the report
   */
  async importFolder(folder: string, language: Language = 'zh-CN'): Promise<ImportReport> {
    const { files, faults } = await readContentFolder(folder, language)
    return this.#content.transaction((content) => new ContentImport(content, language).run(files, faults))
  }
}
