import { slugOf } from '../../../../platform/text/slug.ts'
import type { ContentPlace, KnownPlace } from '../../content-store.ts'
import { nameOf } from '../../kinds/kind.ts'

interface Titled {
  parent: string
  title: string
}

const titleOf = ({ parent, title }: Titled) => nameOf({ parent, slug: title })

/** Where the items of one kind stand: those of the database, and those of the file so far. */
export class KindPlaces {
  readonly #ids = new Map<string, number>()
  /** Slugs by parent and title. */
  readonly #titles = new Map<string, string>()
  /** Slugs of items without a parent, by slug or title. */
  readonly #slugs = new Map<string, string>()
  /** Numbers of rows, by place and by title. */
  readonly #rows = new Map<string, number>()
  readonly #rowTitles = new Map<string, number>()
  /** The next number of a slug. */
  readonly #numbers = new Map<string, number>()
  /** The slug of a title without Latin words. */
  readonly #nameless: string

  constructor(nameless: string) {
    this.#nameless = nameless
  }

  addKnown({ id, ...place }: KnownPlace): void {
    this.#ids.set(nameOf(place), id)
    this.#titles.set(titleOf(place), place.slug)
    this.#addSlug(place)
  }

  addRow(place: ContentPlace & Titled, number: number): void {
    this.#rowTitles.set(titleOf(place), number)
    if (place.slug === '') return
    this.#rows.set(nameOf(place), number)
    this.#addSlug(place)
  }

  idOf(place: ContentPlace): number | undefined {
    return this.#ids.get(nameOf(place))
  }

  /** The slug of an item of the database. */
  slugOfTitle(item: Titled): string | undefined {
    return this.#titles.get(titleOf(item))
  }

  /** The slug of an item without a parent, by its slug or its title. */
  slugOf(name: string): string | undefined {
    return this.#slugs.get(name)
  }

  rowOf(place: ContentPlace): number | undefined {
    return this.#rows.get(nameOf(place))
  }

  rowOfTitle(item: Titled): number | undefined {
    return this.#rowTitles.get(titleOf(item))
  }

  has(place: ContentPlace): boolean {
    return this.#ids.has(nameOf(place)) || this.#rows.has(nameOf(place))
  }

  /** A slug made of the title that nothing else has. */
  chooseSlug(parent: string, title: string): string {
    const start = slugOf(title, this.#nameless)
    if (!this.has({ parent, slug: start })) return start
    // Many titles have no Latin words: their numbers go on where the last one's ended.
    const counted = nameOf({ parent, slug: start })
    let number = this.#numbers.get(counted) ?? 2
    while (this.has({ parent, slug: `${start}-${number}` })) number += 1
    this.#numbers.set(counted, number + 1)
    return `${start}-${number}`
  }

  /** A slug goes before a title that reads the same. */
  #addSlug({ parent, slug, title }: ContentPlace & Titled): void {
    if (parent !== '') return
    if (this.#slugs.get(title) !== title) this.#slugs.set(title, slug)
    this.#slugs.set(slug, slug)
  }
}
