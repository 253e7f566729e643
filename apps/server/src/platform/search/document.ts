import type { SearchKind } from '@app/contract/search/values'
import { createParser } from '@app/markdown'
import type { Token as MarkdownToken } from 'markdown-it'
import { fold } from './fold.ts'
import { initialPairs, soundsOf } from './pinyin.ts'
import { bigrams, isApart, isJoin, placesOfRun, symbolsIn, type Token, tokenize, wordsIn } from './tokens.ts'

/** The kinds of documents: content, and what is said about it. */
export type DocumentKind = SearchKind | 'comment'

/** What is found by the words of it. */
export interface SearchText {
  refId: number
  /** What is a draft, hidden or withdrawn is found by admins alone. */
  isPublic: boolean
  title: string
  tags: readonly string[]
  /** Where it belongs: the name of its bank, of a company. */
  names?: readonly string[]
  /** What it is, in words as good as those of its title: its company, its category. */
  facts?: readonly string[]
  /** What it says in short; markdown. Shown where nothing else matches. */
  lead: string
  /** Markdown. */
  body: readonly string[]
  /** How admins name it. */
  slug?: string
  /** What lists are filtered by, as `facet` writes it. */
  facets: readonly string[]
  /** How much it is read and liked. */
  popularity: number
  time: Date
}

/** A row of `search_document`. */
export interface DocumentRow {
  kind: DocumentKind
  ref_id: number
  is_public: boolean
  title: string
  body: string
  title_terms: string
  terms: string
  words: string[]
  popularity: number
  time: Date
}

/** A filter as a word that no text has. */
export const facet = (name: string, value: string | number) =>
  `#${name}=${String(value).toLowerCase().replaceAll('$', '')}`

/** How admins look for something by its slug. */
export const slugWord = (slug: string) => `@${slug.toLowerCase()}`

/**
 * Every word begins with whose it is, by the first letter of its kind: so each kind has an index of its own, and what is not
 * public cannot be met.
 */
export function scopeOf(kind: DocumentKind, isPublic: boolean): string {
  const letter = kind.charAt(0)
  return isPublic ? letter : letter.toUpperCase()
}

/** A kind's documents are looked through in blocks of 2 to the power of so many: `matching` says why. */
export const BLOCK_BITS = 16

/** tsvector knows no later place; texts that are longer go on from the first. */
const LAST_PLACE = 16_000
/** What a reader does not see as one text. */
const GAP = 8

type Weight = 'A' | 'B' | 'C' | 'D'

/** Gathers the words of a document. */
class TermVector {
  readonly #prefix: string
  readonly #places = new Map<string, string[]>()
  #place = 1

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  add(word: string, weight: Weight, place = this.#place): void {
    const places = this.#places.get(word) ?? []
    places.push(`${1 + ((place - 1) % LAST_PLACE)}${weight}`)
    this.#places.set(word, places)
  }

  /** A word without a place. */
  mark(word: string): void {
    this.#places.set(word, [])
  }

  addText(text: string, weight: Weight, { withSound = false, isName = false } = {}): void {
    const folded = fold(text)
    let end = 0
    let before: Token | null = null
    for (const token of tokenize(folded)) {
      const between = folded.slice(end, token.start)
      if (isApart(between)) this.#place += 1
      end = token.end
      if (isName && before && !token.isHan && isJoin(between))
        this.#addJoined(`${before.text}${token.text}`, weight)
      before = token.isHan ? null : token
      if (isName && !token.isHan && /[._]/.test(token.text))
        this.#addJoined(token.text.replace(/[._]+/g, ''), weight)
      if (token.isHan) this.#addRun(token.text, weight, withSound)
      else
        for (const words of wordsIn(token)) {
          for (const word of words) this.add(word, weight)
          this.#place += 1
        }
    }
    if (isName) for (const symbol of symbolsIn(folded)) this.add(symbol, weight)
    this.#place += GAP
  }

  /** A name as it is written in one word stands where its first and its last word do: words before and behind are beside it. */
  #addJoined(word: string, weight: Weight): void {
    this.add(word, weight, Math.max(1, this.#place - 1))
    this.add(word, weight)
  }

  #addRun(run: string, weight: Weight, withSound: boolean): void {
    const characters = [...run]
    const terms = [...bigrams(run), characters.at(-1) ?? '']
    const sounds = withSound ? soundsOf(run) : []
    const initials = initialPairs(sounds)
    terms.forEach((term, index) => {
      const place = this.#place + index
      this.add(term, weight, place)
      for (const sound of sounds[index] ?? []) this.add(`~${sound}`, weight, place)
      for (const pair of initials[index] ?? []) this.add(`=${pair}`, weight, place)
    })
    this.#place += placesOfRun(run)
  }

  toString(): string {
    return [...this.#places]
      .map(([word, places]) => {
        const lexeme = quoteLexeme(`${this.#prefix}${word}`)
        return places.length > 0 ? `${lexeme}:${[...new Set(places)].join(',')}` : lexeme
      })
      .join(' ')
  }
}

export const quoteLexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** What is kept of a text, so that it is found. */
export function toDocumentRow(kind: DocumentKind, source: SearchText): DocumentRow {
  const {
    refId,
    isPublic,
    title,
    tags,
    names = [],
    facts = [],
    lead,
    body,
    facets,
    slug,
    popularity,
    time,
  } = source
  const prefix = `${scopeOf(kind, isPublic)}${Math.floor(refId / 2 ** BLOCK_BITS)}/`
  const heads = new TermVector(prefix)
  const all = new TermVector(prefix)
  heads.addText(title, 'A', { withSound: true, isName: true })
  all.addText(title, 'A', { isName: true })
  for (const tag of tags) {
    heads.addText(tag, 'B', { withSound: true, isName: true })
    all.addText(tag, 'B', { isName: true })
  }
  for (const name of names) all.addText(name, 'B')
  for (const fact of facts) {
    heads.addText(fact, 'A')
    all.addText(fact, 'A')
  }
  const leading = blocksOf(lead).map((block) => ({ ...block, isHeading: true }))
  const blocks = [...leading, ...body.flatMap(blocksOf)]
  for (const { text, isHeading } of blocks) all.addText(text, isHeading ? 'C' : 'D')
  for (const word of [...facets, ...(slug === undefined ? [] : [slugWord(slug)])]) {
    heads.mark(word)
    all.mark(word)
  }
  return {
    kind,
    ref_id: refId,
    is_public: isPublic,
    title,
    body: blocks
      .filter(({ isDrawn }) => !isDrawn)
      .map(({ text }) => text)
      .join('\n'),
    title_terms: heads.toString(),
    terms: all.toString(),
    words: latinWords([title, ...tags, ...names, ...facts].join('\n')),
    popularity,
    time,
  }
}

/** The Latin words of a text that a mistyped one may be meant for. */
function latinWords(text: string): string[] {
  const words = tokenize(fold(text)).filter(({ isHan }) => !isHan)
  return [...new Set(words.flatMap(wordsIn).flat())].filter((word) => /^\p{L}{3,30}$/u.test(word))
}

const parser = createParser()

interface Block {
  text: string
  isHeading: boolean
  /** Whether it is the source of a diagram, whose words a reader sees in another form. */
  isDrawn?: boolean
}

/** What a reader sees of a markdown text, block by block. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let isHeading = false
  for (const { type, info, content, children } of parser.parse(source, {})) {
    if (type === 'heading_open') isHeading = true
    else if (type === 'heading_close') isHeading = false
    else if (children) blocks.push({ text: children.map(seenOf).join(''), isHeading })
    else if (content !== '')
      blocks.push({
        text: content.trimEnd(),
        isHeading: false,
        ...(info.trim() === 'mermaid' && { isDrawn: true }),
      })
  }
  return blocks
}

function seenOf({ type, content }: MarkdownToken): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n'
  return type === 'image' ? '' : content
}
