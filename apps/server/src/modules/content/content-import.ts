import { type Language, translator } from '../../platform/i18n.ts'
import type { ContentKey, ContentRepository, KnownContent } from './content.repository.ts'
import type { ContentFile } from './content-folder.ts'
import type { ImportFault, ImportReport } from './import-report.ts'
import {
  type BankDraft,
  type ParsedQuestion,
  parseBank,
  parseQuestion,
  type QuestionDraft,
} from './parse-content.ts'

const keyOf = ({ bank, slug }: ContentKey) => `${bank}/${slug ?? ''}`

/** One run of the importer, within its transaction. */
export class ContentImport {
  readonly #content: ContentRepository
  readonly #language: Language
  readonly #faults: ImportFault[] = []
  /** What the database has of the files, by key. */
  #known = new Map<string, KnownContent>()
  /** Keys of the files. */
  #inFolder = new Set<string>()

  constructor(content: ContentRepository, language: Language) {
    this.#content = content
    this.#language = language
  }

  /** @param faults of files that could not even be read */
  async run(files: readonly ContentFile[], faults: readonly ImportFault[]): Promise<ImportReport> {
    this.#faults.push(...faults)
    this.#known = await this.#find(files)
    this.#inFolder = new Set(files.map(keyOf))
    const changed = files.filter((file) => this.#known.get(keyOf(file))?.import_hash !== file.hash)
    const kept = changed.filter(
      (file) => this.#known.get(keyOf(file))?.is_edited || this.#isBankReleased(file),
    )

    const { banks, questions } = await this.#read(changed.filter((file) => !kept.includes(file)))
    await this.#write(banks, questions)

    const written = [...banks, ...questions].map(({ file }) => file)
    const isNew = (file: ContentFile) => !this.#known.has(keyOf(file))
    return {
      created: written.filter(isNew).map(({ path }) => path),
      updated: written.filter((file) => !isNew(file)).map(({ path }) => path),
      kept: kept.map(({ path }) => path),
      unchanged: files.length - changed.length,
      faults: this.#faults.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    }
  }

  #isBankReleased({ bank }: ContentFile): boolean {
    return this.#known.get(keyOf({ bank, slug: null }))?.is_released ?? false
  }

  /** @returns what can be written; the faults of the rest are noted */
  async #read(files: readonly ContentFile[]): Promise<{ banks: BankDraft[]; questions: QuestionDraft[] }> {
    const parsedBanks = files.flatMap((file) => (file.slug === null ? parseBank(file, this.#language) : []))
    const parsedQuestions = files.flatMap((file) =>
      file.slug === null ? [] : parseQuestion(file, file.slug, this.#language),
    )
    this.#faults.push(...[...parsedBanks, ...parsedQuestions].flatMap(({ faults }) => faults))
    await this.#checkRelations(parsedQuestions)

    const banks = parsedBanks.flatMap(({ draft }) => draft ?? [])
    const isPlaced = this.#checkBanks(banks, parsedQuestions)
    const faulty = new Set(this.#faults.map(({ file }) => file))
    const questions = parsedQuestions
      .flatMap(({ draft }) => draft ?? [])
      .filter(({ file }) => isPlaced(file) && !faulty.has(file.path))
    return { banks, questions }
  }

  /** A question may relate to what is in the folder or in the database, but not to itself. */
  async #checkRelations(questions: readonly ParsedQuestion[]): Promise<void> {
    const references = questions.flatMap(({ related }) => related)
    const outside = references.filter((reference) => !this.#inFolder.has(keyOf(reference)))
    const stored = outside.length > 0 ? await this.#find(outside) : new Map<string, KnownContent>()
    const t = translator(this.#language)
    for (const { file, related } of questions) {
      for (const { line, ...target } of related) {
        const key = keyOf(target)
        const note = (reason: string) => this.#faults.push({ file: file.path, line, reason })
        if (key === keyOf(file)) note(t('content:relatedToItself'))
        else if (!this.#inFolder.has(key) && !stored.has(key))
          note(t('content:unknownRelated', { name: key }))
      }
    }
  }

  /** Where a bank is neither good nor known its `bank.md` is at fault, and the folder's questions wait for it. */
  #checkBanks(
    banks: readonly BankDraft[],
    questions: readonly ParsedQuestion[],
  ): (file: ContentFile) => boolean {
    const sound = new Set(banks.map(({ file }) => file.bank))
    const isPlaced = ({ bank }: ContentFile) =>
      sound.has(bank) || this.#known.has(keyOf({ bank, slug: null }))
    const waiting = questions.map(({ file }) => file).filter((file) => !isPlaced(file))
    for (const [bank, { length: count }] of Map.groupBy(waiting, (file) => file.bank)) {
      const reason = translator(this.#language)('content:noBank', { count })
      this.#faults.push({ file: `banks/${bank}/bank.md`, line: 1, reason })
    }
    return isPlaced
  }

  async #write(banks: readonly BankDraft[], questions: readonly QuestionDraft[]): Promise<void> {
    const present = new Set([...this.#known.keys(), ...questions.map(({ file }) => keyOf(file))])
    // A related question whose file is bad today may come with a later import: then this file has to be looked at again.
    const isComplete = ({ related }: QuestionDraft) =>
      related.every((reference) => present.has(keyOf(reference)) || !this.#inFolder.has(keyOf(reference)))
    await this.#content.saveBanks(banks)
    await this.#content.saveQuestions(
      questions.map((draft) => ({ draft, hash: isComplete(draft) ? draft.file.hash : null })),
    )
    await this.#content.replaceRelations(questions)
  }

  async #find(keys: readonly ContentKey[]): Promise<Map<string, KnownContent>> {
    return new Map((await this.#content.findKnown(keys)).map((known) => [keyOf(known), known]))
  }
}
