import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { z } from 'zod/mini'
import type { DB } from '../../../../platform/db/schema.gen.ts'
import { type Language, translator } from '../../../../platform/i18n.ts'
import type { ContentPlace, KnownItem } from '../../content-store.ts'
import { kindOf, kinds, parentKindOf } from '../../kinds/families.ts'
import {
  type ContentKind,
  type Draft,
  type KindName,
  nameOf,
  toStored,
  type UploadedRow,
} from '../../kinds/kind.ts'
import type { PlannedRow, RefusedRow } from '../write/import-row.repository.ts'
import { KindPlaces } from './KindPlaces.ts'

type Base = Omit<PlannedRow, 'action'>

/** What a row refers to, and in which column. */
interface Reference {
  kind: KindName
  number: number
  place: string
  column: string
  to: KindName
  places: ContentPlace[]
}

/** A field of several columns. */
const parts = z.record(z.string(), z.unknown())
const places = z.array(z.object({ parent: z.string(), slug: z.string() }))

/** Says of each row of a file what it would do, by what the database holds and by the rows before it. */
export class ImportPlan {
  readonly #db: Kysely<DB>
  readonly #language: Language
  readonly #places = new Map<KindName, KindPlaces>(kinds.map(({ name }) => [name, new KindPlaces(name)]))
  readonly #references: Reference[] = []

  constructor(db: Kysely<DB>, language: Language) {
    this.#db = db
    this.#language = language
  }

  /** Learns what the database holds. */
  async prepare(): Promise<void> {
    for (const kind of kinds) {
      for await (const place of kind.store(this.#db).places()) this.#placesOf(kind).addKnown(place)
    }
  }

  /** @param rows the next ones of the file; parents come before their children */
  async add(rows: readonly UploadedRow[]): Promise<PlannedRow[]> {
    const found = rows.map((row) => this.#locate(row))
    const known = new Map<string, KnownItem>()
    for (const [name, ofKind] of Map.groupBy(found, ({ row }) => row.kind)) {
      const ids = ofKind.flatMap(({ id }) => id ?? [])
      for (const item of await kindOf(name).store(this.#db).findAll(ids))
        known.set(`${name}:${item.id}`, item)
    }
    return found.map(({ row, id }) => this.#plan(row, known.get(`${row.kind}:${id}`)))
  }

  /** Rows that relate to what is nowhere, now that every row is known. */
  findLost(): RefusedRow[] {
    const t = translator(this.#language)
    return this.#references.flatMap(({ kind, number, place, column, to, places }) => {
      const known = this.#placesOf(kindOf(to))
      const lost = places.find((one) => !known.has(this.#resolve(to, one)))
      if (!lost) return []
      const reason = t('content:upload.lostReference', { name: nameOf(lost) })
      return [{ kind, number, place, problem: { column: t(`sheet:column.${column}`), reason } }]
    })
  }

  #placesOf({ name }: { name: KindName }): KindPlaces {
    const places = this.#places.get(name)
    if (!places) throw new Error(`there is no kind of content called ${name}`)
    return places
  }

  /** Parents may be called by their names too. */
  #resolve<P extends { parent: string }>(kind: KindName, place: P): P {
    const parentKind = parentKindOf(kind)
    const slug = parentKind && this.#placesOf(parentKind).slugOf(place.parent)
    return slug === undefined ? place : { ...place, parent: slug }
  }

  /** Finds which item a row means: by its slug, or without one by its title. */
  #locate(row: UploadedRow): { row: UploadedRow; id: number | undefined } {
    const resolved = this.#resolve(row.kind, row)
    const places = this.#placesOf({ name: row.kind })
    const slug = row.slug || places.slugOfTitle(resolved) || ''
    return { row: { ...resolved, slug }, id: places.idOf({ parent: resolved.parent, slug }) }
  }

  #plan({ draft, parent, ...row }: UploadedRow, known: KnownItem | undefined): PlannedRow {
    const kind = kindOf(row.kind)
    const parentKind = parentKindOf(row.kind)
    const bank = parentKind ? parent : row.slug
    const base = { ...row, bank, draft: null, targetId: null, before: null, beforeVersion: null }
    if (!draft) return { ...base, action: 'wrong' }
    if (parentKind && this.#placesOf(parentKind).slugOf(parent) === undefined)
      return this.#refuse(base, kind.sheet.parentColumn ?? '', 'noParent')
    const twin = this.#findTwin(kind, base, parent)
    if (twin) return twin
    this.#noteReferences(kind, row, draft)
    const related = draft.related.map((place) => this.#resolve(row.kind, place))
    return known
      ? this.#planChange(base, { ...draft, related }, known)
      : this.#planNew(kind, base, { ...draft, related }, parent)
  }

  #noteReferences(
    { name: kind, links }: ContentKind,
    { number, place }: Pick<UploadedRow, 'number' | 'place'>,
    { related, fields }: Draft,
  ): void {
    if (related.length > 0)
      this.#references.push({ kind, number, place, column: 'related', to: kind, places: related })
    for (const { field: column, to } of links)
      this.#references.push({ kind, number, place, column, to, places: places.parse(fields[column]) })
  }

  #planChange(base: Base, stated: Draft, known: KnownItem): PlannedRow {
    const { before } = known
    const draft = keepAbsent(stated, known)
    const status = typeof before.status === 'string' ? before.status : null
    const wanted = { ...draft, status: draft.status ?? status }
    const [missing] = wanted.status === 'published' ? draft.missing : []
    if (missing !== undefined) return this.#refuse(base, missing, 'requiredToPublish')
    const target = { ...base, targetId: known.id }
    const changed = changedFields(known, wanted, status)
    if (changed.length === 0) return { ...target, action: 'skip' }
    const change = {
      draft: toStored(wanted),
      before: { ...before, related: known.references, changed },
      beforeVersion: known.version,
    }
    return { ...target, ...change, action: 'update' }
  }

  #planNew(kind: ContentKind, base: Base, draft: Draft, parent: string): PlannedRow {
    const places = this.#placesOf(kind)
    const namesake = kind.hasUniqueTitles ? places.slugOfTitle({ parent, title: base.title }) : undefined
    if (namesake !== undefined) return this.#skip(kind, base, 'sameTitle', { slug: namesake })
    const status = draft.status ?? 'published'
    const [missing] = status === 'published' ? draft.missing : []
    if (missing !== undefined) return this.#refuse(base, missing, 'requiredToPublish')
    const slug = base.slug || places.chooseSlug(parent, base.title)
    places.addRow({ parent, slug, title: base.title }, base.number)
    return { ...base, slug, action: 'create', draft: toStored({ ...draft, status }) }
  }

  /** Remembers the row. @returns the row when another one before it is the same item */
  #findTwin(kind: ContentKind, base: Base, parent: string): PlannedRow | undefined {
    const places = this.#placesOf(kind)
    const place = { parent, slug: base.slug, title: base.title }
    const first = places.rowOf(place)
    if (first !== undefined) return this.#refuse(base, 'slug', 'twice', first)
    const namesake = kind.hasUniqueTitles ? places.rowOfTitle(place) : undefined
    if (namesake !== undefined) return this.#skip(kind, base, 'sameTitleInFile', { number: namesake })
    places.addRow(place, base.number)
    return undefined
  }

  #skip(
    { sheet }: ContentKind,
    base: Base,
    key: 'sameTitle' | 'sameTitleInFile',
    values: Record<string, string | number>,
  ): PlannedRow {
    const t = translator(this.#language)
    const title = t(`sheet:column.${sheet.titleColumn}`)
    const problem = { column: title, reason: t(`content:upload.${key}`, { title, ...values }) }
    return { ...base, action: 'skip', problems: [problem] }
  }

  #refuse(base: Base, column: string, key: string, number = 0): PlannedRow {
    const t = translator(this.#language)
    const name = t(`sheet:column.${column}`)
    const problem = { column: name, reason: t(`content:upload.${key}`, { number, name }) }
    return { ...base, action: 'wrong', problems: [...base.problems, problem] }
  }
}

/** Fills in what the item says in the fields that the sheet has no column for. */
function keepAbsent(draft: Draft, { before, references }: KnownItem): Draft {
  const { fields, related, missing, absent } = draft
  const kept: Record<string, unknown> = { ...fields }
  for (const name of absent) {
    const [field = name, part] = name.split('.')
    if (!(field in fields)) continue
    kept[field] =
      part === undefined
        ? before[field]
        : { ...parts.parse(kept[field]), [part]: parts.parse(before[field])[part] }
  }
  return {
    ...draft,
    fields: kept,
    related: absent.includes('related') ? references : related,
    missing: missing.filter((name) => !absent.includes(name) || isEmpty(before[name])),
  }
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** The fields that a row would change. */
function changedFields({ before, references }: KnownItem, wanted: Draft, status: string | null): string[] {
  const { fields, order, related } = wanted
  const changed = Object.keys(fields).filter((name) => !isDeepStrictEqual(before[name], fields[name]))
  if (wanted.status !== status) changed.push('status')
  if (order !== null && order !== before.order) changed.push('order')
  if (!isDeepStrictEqual(references, related)) changed.push('related')
  return changed
}
