import { isDeepStrictEqual } from 'node:util'
import type { ImportProblem } from '@app/contract'
import { type Language, translator } from '../../../platform/i18n.ts'
import { slugOf } from '../../../platform/text/slug.ts'
import { toTermVector } from '../../../platform/text/title-terms.ts'
import type { KnownBank, KnownQuestion, KnownQuestionsRepository } from './known-questions.repository.ts'
import type { PlannedRow } from './question-import.repository.ts'
import type { UploadedBank, UploadedQuestion, UploadedRow } from './uploaded-row.ts'

type BankRow = Extract<UploadedRow, { kind: 'bank' }>
type QuestionRow = Extract<UploadedRow, { kind: 'question' }>
type Reference = UploadedQuestion['related'][number]

const placeOf = (bank: string, name: string) => `${bank}/${name}`

/** Says of each row of a file what it would do, by what the database holds and by the rows before it. */
export class ImportPlan {
  readonly #known: KnownQuestionsRepository
  readonly #language: Language
  /** Slug of a bank by its slug or name. */
  readonly #bankSlugs = new Map<string, string>()
  readonly #banks = new Map<string, KnownBank>()
  /** Questions of the database, by bank and slug, and by bank and title. */
  readonly #ids = new Map<string, number>()
  readonly #titles = new Map<string, string>()
  /** Rows of the file, by bank and slug, and by bank and title. */
  readonly #rows = new Map<string, number>()
  readonly #rowTitles = new Map<string, number>()
  /** The next number of a slug, by bank and slug. */
  readonly #numbers = new Map<string, number>()
  readonly #references: { number: number; references: Reference[] }[] = []

  constructor(known: KnownQuestionsRepository, language: Language) {
    this.#known = known
    this.#language = language
  }

  /** Learns what the database holds. */
  async prepare(): Promise<void> {
    const slugs = new Map<number, string>()
    for (const bank of await this.#known.banks()) {
      this.#banks.set(bank.slug, bank)
      this.#bankSlugs.set(bank.name, bank.slug)
      slugs.set(bank.id, bank.slug)
    }
    for (const slug of this.#banks.keys()) this.#bankSlugs.set(slug, slug)
    for await (const { id, bank_id, slug, title } of this.#known.places()) {
      const bank = slugs.get(bank_id) ?? ''
      this.#ids.set(placeOf(bank, slug), id)
      this.#titles.set(placeOf(bank, title), slug)
    }
  }

  /** @param rows the next ones of the file; banks come before questions */
  async add(rows: readonly UploadedRow[]): Promise<PlannedRow[]> {
    const found = rows.map((row) => (row.kind === 'question' ? this.#locate(row) : { row, id: undefined }))
    const ids = found.flatMap(({ id }) => id ?? [])
    const questions = new Map((await this.#known.findAll(ids)).map((question) => [question.id, question]))
    return found.map(({ row, id }) =>
      row.kind === 'bank'
        ? this.#planBank(row)
        : this.#planQuestion(row, id === undefined ? undefined : questions.get(id)),
    )
  }

  /** Rows whose relations lead nowhere, now that every row is known. */
  findLost(): { number: number; problem: ImportProblem }[] {
    const t = translator(this.#language)
    return this.#references.flatMap(({ number, references }) => {
      const lost = references.find(({ bank, slug }) => {
        const place = placeOf(this.#bankSlugs.get(bank) ?? bank, slug)
        return !this.#ids.has(place) && !this.#rows.has(place)
      })
      if (!lost) return []
      const reason = t('content:upload.lostReference', { name: placeOf(lost.bank, lost.slug) })
      return [{ number, problem: { column: t('content:column.related'), reason } }]
    })
  }

  /** Finds which question a row means: by its slug, or without one by its title. */
  #locate(row: QuestionRow): { row: QuestionRow; id: number | undefined } {
    const bank = this.#bankSlugs.get(row.bank)
    if (bank === undefined) return { row, id: undefined }
    const slug = row.slug || this.#titles.get(placeOf(bank, row.title)) || ''
    return { row: { ...row, bank, slug }, id: this.#ids.get(placeOf(bank, slug)) }
  }

  #planBank(row: BankRow): PlannedRow {
    const { number, place, slug, draft, problems } = row
    const base = { ...nothing, number, place, kind: 'bank' as const, bank: slug, slug, problems }
    if (!draft) return { ...base, title: slug, action: 'wrong' }
    const title = draft.name
    if (this.#rows.has(`${slug}/`))
      return this.#refuse({ ...base, title }, 'slug', 'twice', this.#rows.get(`${slug}/`))
    this.#rows.set(`${slug}/`, number)
    this.#bankSlugs.set(draft.name, slug)
    this.#bankSlugs.set(slug, slug)
    const known = this.#banks.get(slug)
    if (!known) return { ...base, title, action: 'create', draft }
    const before = toUploadedBank(known)
    if (isDeepStrictEqual(before, { ...draft, order: draft.order ?? before.order }))
      return { ...base, title, action: 'skip', targetId: known.id }
    return {
      ...base,
      title,
      action: 'update',
      draft,
      targetId: known.id,
      before,
      beforeVersion: known.version,
    }
  }

  #planQuestion(row: QuestionRow, known: KnownQuestion | undefined): PlannedRow {
    const { number, place, bank, slug, title, draft, problems } = row
    const base = { ...nothing, number, place, kind: 'question' as const, bank, slug, title, problems }
    if (!draft) return { ...base, action: 'wrong' }
    if (!this.#bankSlugs.has(bank)) return this.#refuse(base, 'bank', 'noBank')
    const isNew = this.#note(base)
    if (isNew !== true) return isNew
    if (draft.related.length > 0) this.#references.push({ number, references: draft.related })
    if (!known) return this.#planNew({ ...base, slug }, draft)
    const before = Object(known.before)
    const wanted = { ...draft, status: draft.status ?? before.status, titleTerms: toTermVector(title) }
    const lack = wanted.status === 'published' ? findLack(draft) : undefined
    if (lack) return this.#refuse(base, lack, 'requiredToPublish')
    const target = { targetId: known.id, slug }
    if (isSame(before, known.related, wanted)) return { ...base, ...target, action: 'skip' }
    return { ...base, ...target, action: 'update', draft: wanted, before, beforeVersion: known.version }
  }

  #planNew(base: Base, draft: UploadedQuestion): PlannedRow {
    const twin = this.#titles.get(placeOf(base.bank, base.title))
    const t = translator(this.#language)
    if (twin !== undefined) {
      const reason = t('content:upload.sameTitle', { slug: twin })
      return { ...base, action: 'skip', problems: [{ column: t('content:column.title'), reason }] }
    }
    const status = draft.status ?? 'published'
    const lack = status === 'published' ? findLack(draft) : undefined
    if (lack) return this.#refuse(base, lack, 'requiredToPublish')
    const slug = base.slug || this.#chooseSlug(base)
    this.#rows.set(placeOf(base.bank, slug), base.number)
    return {
      ...base,
      slug,
      action: 'create',
      draft: { ...draft, status, titleTerms: toTermVector(base.title) },
    }
  }

  #chooseSlug({ bank, title }: Base): string {
    const start = slugOf(title)
    const isTaken = (slug: string) => {
      const place = placeOf(bank, slug)
      return this.#ids.has(place) || this.#rows.has(place)
    }
    if (!isTaken(start)) return start
    // Many titles have no Latin words: their numbers go on where the last one's ended.
    const counted = placeOf(bank, start)
    let number = this.#numbers.get(counted) ?? 2
    while (isTaken(`${start}-${number}`)) number += 1
    this.#numbers.set(counted, number + 1)
    return `${start}-${number}`
  }

  /** Remembers the row. @returns true, or the row when another one before it is the same question */
  #note(base: Base): true | PlannedRow {
    const place = placeOf(base.bank, base.slug)
    if (base.slug !== '' && this.#rows.has(place))
      return this.#refuse(base, 'slug', 'twice', this.#rows.get(place))
    const titlePlace = placeOf(base.bank, base.title)
    const first = this.#rowTitles.get(titlePlace)
    if (first !== undefined) {
      const t = translator(this.#language)
      const reason = t('content:upload.sameTitleInFile', { number: first })
      return { ...base, action: 'skip', problems: [{ column: t('content:column.title'), reason }] }
    }
    this.#rowTitles.set(titlePlace, base.number)
    if (base.slug !== '') this.#rows.set(place, base.number)
    return true
  }

  #refuse(base: Base, column: string, key: string, number = 0): PlannedRow {
    const t = translator(this.#language)
    const problem = { column: t(`content:column.${column}`), reason: t(`content:upload.${key}`, { number }) }
    return { ...base, action: 'wrong', problems: [...base.problems, problem] }
  }
}

type Base = Omit<PlannedRow, 'action'>

const nothing = { draft: null, targetId: null, before: null, beforeVersion: null }

function toUploadedBank(bank: KnownBank): UploadedBank & { order: number } {
  const { slug, name, description, group_name: groupName, sort_order: order } = bank
  return { slug, name, description, groupName, order }
}

/** The column that is empty and must not be of a published question. */
function findLack(draft: UploadedQuestion): string | undefined {
  return (['tags', 'shortAnswer', 'answer', 'keyPoints'] as const).find((field) => draft[field].length === 0)
}

/** Whether a row would change nothing. */
function isSame(
  before: Record<string, unknown>,
  related: readonly Reference[],
  wanted: UploadedQuestion,
): boolean {
  const texts = [
    'title',
    'difficulty',
    'tags',
    'shortAnswer',
    'answer',
    'keyPoints',
    'followUps',
    'status',
  ] as const
  return (
    texts.every((field) => isDeepStrictEqual(before[field], wanted[field])) &&
    (wanted.order === null || wanted.order === before.order) &&
    isDeepStrictEqual(related, wanted.related)
  )
}
