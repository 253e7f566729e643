import { type Language, OPERATOR_LANGUAGE } from '../../../../platform/i18n.ts'
import type { KnownSynonyms } from '../KnownSynonyms.ts'
import { isNothing, planLoad } from './plan-load.ts'
import type { ShippedRepository } from './shipped.repository.ts'
import type { SynonymFault } from './synonym-file.ts'
import { readSynonymFolder } from './synonym-folder.ts'

/** What a load did. */
export interface SynonymReport {
  added: number
  changed: number
  removed: number
  /** Every fault of every bad file. Nothing of such a file was loaded. */
  faults: SynonymFault[]
}

/** Brings the synonyms that come with the product into the site. */
export class ShippedSynonymService {
  readonly #shipped: ShippedRepository
  readonly #known: KnownSynonyms

  constructor(shipped: ShippedRepository, known: KnownSynonyms) {
    this.#shipped = shipped
    this.#known = known
  }

  /**
   * Loads `synonyms/*.txt` of a content folder: groups are known again by their words, so what admins changed or switched
   * off stays. When nothing has changed nothing is written.
   * @param language of the reasons in the report
   */
  async load(content: string, language: Language = OPERATOR_LANGUAGE): Promise<SynonymReport> {
    const { groups, faults } = await readSynonymFolder(content, language)
    const words = groups.map((group) => group.words)
    const isWhole = faults.length === 0
    const unchanged = { added: 0, changed: 0, removed: 0, faults }
    if (isNothing(planLoad(words, await this.#shipped.list(), isWhole))) return unchanged
    return this.#known.change(async (trx) => {
      // Another server may have loaded them meanwhile.
      const plan = planLoad(words, await this.#shipped.lock(trx), isWhole)
      await this.#shipped.write(trx, plan)
      const { added, changed, removed, released } = plan
      return {
        added: added.length,
        changed: changed.length,
        removed: removed.length + released.length,
        faults,
      }
    })
  }
}
