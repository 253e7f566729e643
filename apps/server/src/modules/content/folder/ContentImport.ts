import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import { type FileRow, rowsOfFiles } from '../content-rows.ts'
import type { ContentPlace, KnownFile } from '../content-store.ts'
import type { ImportReport } from '../import-report.ts'
import { kindOf, kinds, parentFileOf, parentKindOf } from '../kinds/families.ts'
import {
  type ContentFile,
  type ContentKind,
  type Draft,
  type FileFault,
  nameOf,
  type ReadFile,
  toStored,
} from '../kinds/kind.ts'

const ROWS_PER_STATEMENT = 500

type Place = Pick<ContentFile, 'kind' | 'parent' | 'slug'>
type GoodFile = ReadFile & { draft: Draft }

const keyOf = ({ kind, ...place }: Place) => `${kind}:${nameOf(place)}`

/** What a file stands in; undefined for a parent's own. */
function parentOf({ kind, parent }: Place): Place | undefined {
  const parentKind = parentKindOf(kind)
  return parentKind && { kind: parentKind.name, parent: '', slug: parent }
}

/** One run of the importer, within its transaction. */
export class ContentImport {
  readonly #db: Kysely<DB>
  readonly #language: Language
  readonly #faults: FileFault[] = []
  /** What the database has of the files, by key. */
  readonly #known = new Map<string, KnownFile>()
  /** Keys of the files. */
  #inFolder = new Set<string>()
  readonly #onProgress: (done: number, total: number) => void

  constructor(
    transaction: Kysely<DB>,
    language: Language,
    onProgress: (done: number, total: number) => void,
  ) {
    this.#db = transaction
    this.#language = language
    this.#onProgress = onProgress
  }

  /** @param faults of files that could not even be read */
  async run(files: readonly ContentFile[], faults: readonly FileFault[]): Promise<ImportReport> {
    this.#faults.push(...faults)
    this.#inFolder = new Set(files.map(keyOf))
    await this.#learn([...files, ...files.flatMap((file) => parentOf(file) ?? [])])
    const changed = files.filter((file) => this.#known.get(keyOf(file))?.hash !== file.hash)
    const kept = changed.filter(
      (file) => this.#known.get(keyOf(file))?.isEdited || this.#isParentReleased(file),
    )

    const good = await this.#read(changed.filter((file) => !kept.includes(file)))
    await this.#write(good)

    const written = good.map(({ file }) => file)
    const isNew = (file: ContentFile) => !this.#known.has(keyOf(file))
    return {
      created: written.filter(isNew).map(({ path }) => path),
      updated: written.filter((file) => !isNew(file)).map(({ path }) => path),
      kept: kept.map(({ path }) => path),
      unchanged: files.length - changed.length,
      faults: this.#faults.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    }
  }

  #isParentReleased(file: ContentFile): boolean {
    const parent = parentOf(file)
    return parent !== undefined && (this.#known.get(keyOf(parent))?.isReleased ?? false)
  }

  /** @returns what can be written, parents first; the faults of the rest are noted */
  async #read(files: readonly ContentFile[]): Promise<GoodFile[]> {
    const read = kinds.flatMap((kind) =>
      files.filter((file) => file.kind === kind.name).map((file) => kind.readFile(file, this.#language)),
    )
    this.#faults.push(...read.flatMap(({ faults }) => faults))
    await this.#checkRelated(read)

    const isPlaced = this.#checkParents(read)
    const faulty = new Set(this.#faults.map(({ file }) => file))
    return read.flatMap(({ draft, ...rest }) =>
      draft && isPlaced(rest.file) && !faulty.has(rest.file.path) ? { ...rest, draft } : [],
    )
  }

  /** An item may relate to what is in the folder or in the database, but not to itself. */
  async #checkRelated(files: readonly ReadFile[]): Promise<void> {
    const t = translator(this.#language)
    const references = files.flatMap(({ file: { kind, path, ...file }, related }) =>
      related.map(({ line, ...place }) => ({
        place: { kind, ...place },
        own: { kind, ...file },
        path,
        line,
      })),
    )
    const outside = references.map(({ place }) => place).filter((place) => !this.#inFolder.has(keyOf(place)))
    const stored = new Set((await this.#find(outside)).map(([key]) => key))
    for (const { place, own, path: file, line } of references) {
      const key = keyOf(place)
      const note = (reason: string) => this.#faults.push({ file, line, reason })
      if (key === keyOf(own)) note(t('content:relatedToItself'))
      else if (!this.#inFolder.has(key) && !stored.has(key))
        note(t('content:unknownRelated', { name: nameOf(place) }))
    }
  }

  /** Where a parent is neither good nor known its own file is at fault, and the files beside it wait for it. */
  #checkParents(files: readonly ReadFile[]): (file: ContentFile) => boolean {
    const sound = new Set(files.flatMap(({ file, draft }) => (draft ? keyOf(file) : [])))
    const isPlaced = (file: ContentFile) => {
      const parent = parentOf(file)
      return !parent || sound.has(keyOf(parent)) || this.#known.has(keyOf(parent))
    }
    const waiting = files.map(({ file }) => file).filter((file) => !isPlaced(file))
    for (const [path, { length: count }] of Map.groupBy(waiting, parentFileOf)) {
      this.#faults.push({
        file: path,
        line: 1,
        reason: translator(this.#language)('content:noBank', { count }),
      })
    }
    return isPlaced
  }

  async #write(files: readonly GoodFile[]): Promise<void> {
    const present = new Set([...this.#known.keys(), ...files.map(({ file }) => keyOf(file))])
    let done = 0
    const advance = (count: number) => {
      done += count
      this.#onProgress(done, files.length)
    }
    for (const kind of kinds) {
      // What a file relates to may be in a bad file today and come with a later import: then it has to be looked at again.
      const isComplete = ({ related }: GoodFile) =>
        related
          .map(({ parent, slug }) => keyOf({ kind: kind.name, parent, slug }))
          .every((key) => present.has(key) || !this.#inFolder.has(key))
      // The store gives what a parent begins with the highest ids: it is written last.
      const rows = lastFirst(files.filter(({ file }) => file.kind === kind.name)).map((read, key) => {
        const { parent, slug, hash } = read.file
        return {
          key,
          parent,
          slug,
          hash: isComplete(read) ? hash : null,
          draft: toStored(read.draft),
        }
      })
      await this.#save(kind, rows, advance)
    }
  }

  async #save(kind: ContentKind, rows: readonly FileRow[], advance: (count: number) => void): Promise<void> {
    const store = kind.store(this.#db)
    const written = new Map<number, number>()
    for (const some of chunksOf(rows)) {
      for (const { key, id } of await store.saveFiles(rowsOfFiles(some))) written.set(key, id)
      advance(some.length)
    }
    const saved = rows.flatMap((row) => {
      const id = written.get(row.key)
      return id === undefined ? [] : { ...row, id }
    })
    for (const some of chunksOf(saved)) await store.relate(rowsOfFiles(some))
  }

  async #learn(places: readonly Place[]): Promise<void> {
    for (const [key, known] of await this.#find(places)) this.#known.set(key, known)
  }

  async #find(places: readonly Place[]): Promise<[key: string, known: KnownFile][]> {
    const found: [string, KnownFile][] = []
    for (const [kind, ofKind] of Map.groupBy(places, (place) => place.kind)) {
      const unique = new Map(
        ofKind.map(({ parent, slug }): [string, ContentPlace] => [
          nameOf({ parent, slug }),
          { parent, slug },
        ]),
      )
      const known = await kindOf(kind)
        .store(this.#db)
        .findFiles([...unique.values()])
      for (const file of known) found.push([keyOf({ kind, parent: file.parent, slug: file.slug }), file])
    }
    return found
  }
}

/** Files by their place among those of their parent, wherever its numbers begin and how far apart they are: the last ones first. */
function lastFirst(files: readonly GoodFile[]): GoodFile[] {
  const orderOf = ({ draft }: GoodFile) => draft.order ?? 0
  const placed = [...Map.groupBy(files, ({ file }) => file.parent).values()].flatMap((ofParent) => {
    const orders = [...new Set(ofParent.map(orderOf))].sort((one, other) => one - other)
    return ofParent.map((file) => ({ file, place: orders.indexOf(orderOf(file)) }))
  })
  return placed.toSorted((one, other) => other.place - one.place).map(({ file }) => file)
}

function chunksOf<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
}
