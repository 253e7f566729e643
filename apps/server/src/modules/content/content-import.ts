import { type Language, translator } from '../../platform/i18n.ts'
import type { ContentKey, ContentRepository, KnownContent } from './content.repository.ts'
import type { ContentFile } from './content-folder.ts'
import type { ImportFault, ImportReport } from './import-report.ts'
import { type BankDraft, parseBank, parseQuestion, type QuestionDraft } from './parse-content.ts'

const keyOf = ({ bank, slug }: ContentKey) => `${bank}/${slug ?? ''}`

/** One run of the importer, within its transaction. */
export class ContentImport {
  readonly #content: ContentRepository
  readonly #language: Language
  readonly #faults: ImportFault[] = []
  /** What the database has, by key. */
  #known = new Map<string, KnownContent>()

  constructor(content: ContentRepository, language: Language) {
    this.#content = content
    this.#language = language
  }

  /** @param faults of files that could not even be read */
  async run(files: readonly ContentFile[], faults: readonly ImportFault[]): Promise<ImportReport> {
    this.#faults.push(...faults)
    this.#known = await this.#find(files)
    const changed = files.filter((file) => this.#known.get(keyOf(file))?.import_hash !== file.hash)
    const kept = changed.filter((file) => this.#known.get(keyOf(file))?.is_edited)
    const open = changed.filter((file) => !this.#known.get(keyOf(file))?.is_edited)

    const banks = this.#keepSound(open, (file) =>
      file.slug === null ? parseBank(file, this.#language) : null,
    )
    const parsed = this.#keepSound(open, (file) =>
      file.slug === null ? null : parseQuestion(file, file.slug, this.#language),
    )
    const placed = this.#keepWithBank(parsed, banks)
    const questions = await this.#keepWithKnownRelations(placed, files)
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

  /** Parses files and notes the faults of those that are left out. */
  #keepSound<Draft>(
    files: readonly ContentFile[],
    parse: (file: ContentFile) => { draft: Draft } | { faults: ImportFault[] } | null,
  ): Draft[] {
    return files.flatMap((file) => {
      const parsed = parse(file)
      if (!parsed) return []
      if ('draft' in parsed) return parsed.draft
      this.#faults.push(...parsed.faults)
      return []
    })
  }

  /** Leaves out the questions of a bank that there is not; its `bank.md` is at fault, and they wait for it. */
  #keepWithBank(questions: readonly QuestionDraft[], banks: readonly BankDraft[]): QuestionDraft[] {
    const sound = new Set(banks.map(({ file }) => file.bank))
    const hasBank = (bank: string) => sound.has(bank) || this.#known.has(keyOf({ bank, slug: null }))
    const homeless = Map.groupBy(
      questions.filter(({ file }) => !hasBank(file.bank)),
      ({ file }) => file.bank,
    )
    for (const [bank, { length: count }] of homeless) {
      const reason = translator(this.#language)('content:noBank', { count })
      this.#faults.push({ file: `banks/${bank}/bank.md`, line: 1, reason })
    }
    return questions.filter(({ file }) => hasBank(file.bank))
  }

  /** Leaves out the questions that relate to something that is neither in the folder nor in the database, or to themselves. */
  async #keepWithKnownRelations(
    questions: readonly QuestionDraft[],
    files: readonly ContentFile[],
  ): Promise<QuestionDraft[]> {
    const inFolder = new Set(files.map(keyOf))
    const outside = questions
      .flatMap(({ related }) => related)
      .filter((reference) => !inFolder.has(keyOf(reference)))
    const stored = outside.length > 0 ? await this.#find(outside) : new Map<string, KnownContent>()
    const t = translator(this.#language)
    return questions.filter((question) => {
      const faults = question.related.flatMap((reference) => {
        const key = keyOf(reference)
        if (key === keyOf(question.file))
          return { line: reference.line, reason: t('content:relatedToItself') }
        if (inFolder.has(key) || stored.has(key)) return []
        return { line: reference.line, reason: t('content:unknownRelated', { name: key }) }
      })
      this.#faults.push(...faults.map((fault) => ({ file: question.file.path, ...fault })))
      return faults.length === 0
    })
  }

  async #write(banks: readonly BankDraft[], questions: readonly QuestionDraft[]): Promise<void> {
    const faulty = new Set(this.#faults.map(({ file }) => file))
    const written = new Set(questions.map(({ file }) => keyOf(file)))
    // A related question whose file is bad today may come with a later import: then this file has to be looked at again.
    const isComplete = ({ related }: QuestionDraft) =>
      related.every((reference) => {
        const key = keyOf(reference)
        return written.has(key) || this.#known.has(key) || !faulty.has(`banks/${key}.md`)
      })
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
