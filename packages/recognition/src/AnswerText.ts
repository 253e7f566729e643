const CLAUSE = /[^。！？；，,;!?\n]+/g
const LATIN = /[a-z0-9]/
const HAN_WORD = /^\p{Script=Han}{2,}$/u
/** What a word counts whose characters are there, but not as it is written. */
const LIKENESS = 0.5

/** One spelling of every character: width, ligatures and case. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Whether a place has a Latin word or number on both sides. */
export function isInsideWord(text: string, at: number): boolean {
  return LATIN.test(text[at - 1] ?? '') && LATIN.test(text[at] ?? '')
}

/**
 * An answer as words are looked for in it, clause by clause. Nothing is segmented: the words are known, and Firefox has
 * Intl.Segmenter only since 125.
 */
export class AnswerText {
  /** Where the clauses stand in the answer as written, in UTF-16 units. */
  readonly clauses: { start: number; end: number }[] = []
  /** The clauses normalised, each behind a line end. */
  readonly #text: string
  /** The clause of each character of the text. */
  readonly #clauseAt: number[] = []
  readonly #places: ReadonlyMap<string, number[]>

  constructor(answer: string) {
    let text = ''
    for (const { 0: clause, index } of answer.matchAll(CLAUSE)) {
      const normalised = `\n${normalise(clause)}`
      if (!/[\p{L}\p{N}]/u.test(normalised)) continue
      for (let at = 0; at < normalised.length; at += 1) this.#clauseAt.push(this.clauses.length)
      this.clauses.push({ start: index, end: index + clause.length })
      text += normalised
    }
    this.#text = text
    const places = new Map<string, number[]>()
    for (let at = 0; at < text.length; at += 1) {
      const of = places.get(text[at] ?? '')
      if (of) of.push(at)
      else places.set(text[at] ?? '', [at])
    }
    this.#places = places
  }

  /**
   * How much of a word each clause has, in the form that is heard best.
   * @returns one share per clause, 0 to 1
   */
  hear(forms: readonly string[]): number[] {
    const shares = this.clauses.map(() => 0)
    const text = this.#text
    for (const form of forms) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
        if (!isInsideWord(text, at) && !isInsideWord(text, at + form.length))
          shares[this.#clauseAt[at] ?? 0] = 1
      if (HAN_WORD.test(form)) this.#hearParts(form, shares)
    }
    return shares
  }

  /** The characters of a form that stand together, in whatever order, with one other among them. */
  #hearParts(form: string, shares: number[]): void {
    const characters = [...new Set(form)]
    for (const start of characters.flatMap((character) => this.#places.get(character) ?? [])) {
      const [near = ''] = this.#text.slice(start, start + form.length + 1).split('\n', 1)
      const count = characters.filter((character) => near.includes(character)).length
      const clause = this.#clauseAt[start] ?? 0
      shares[clause] = Math.max(shares[clause] ?? 0, (LIKENESS * count) / form.length)
    }
  }
}
