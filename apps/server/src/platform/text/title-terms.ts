/**
 * Words of a title for a tsvector: Latin words lowercased (`c++` and `.net` survive), Chinese runs as bigrams plus the
 * run's last character, so that a query of one or two characters finds its matches. Built here rather than by a
 * database parser because those cut query and document differently.
 */

const TOKEN = /\p{Script=Han}+|[[\p{L}\p{N}.+#_]--\p{Script=Han}]+/gv

/** A Latin word, or a run of Chinese characters. */
export interface Token {
  text: string
  isHan: boolean
}

/** The words of a text, normalized. */
export function tokenize(text: string): Token[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(TOKEN)]
    .map(([token]) => ({ text: token.replace(/[._]+$/, ''), isHan: /^\p{Script=Han}/u.test(token) }))
    .filter((token) => token.text !== '')
}

/** The pairs of neighbouring characters of a run. */
export function bigrams(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

const quote = (term: string) => `'${term.replace(/['\\]/g, '$&$&')}'`

/** A tsvector literal of a text. */
export function toTermVector(text: string): string {
  const entries: string[] = []
  let position = 1
  for (const { text: token, isHan } of tokenize(text)) {
    const terms = isHan ? [...bigrams(token), [...token].at(-1) ?? ''] : [token]
    for (const term of terms) {
      entries.push(`${quote(term)}:${Math.min(position, 16_383)}`)
      position += 1
    }
    // A gap, so that a phrase never spans two runs.
    position += 1
  }
  return entries.join(' ')
}

/**
 * A tsquery literal for what a person typed: every run must match, Chinese as a phrase, Latin words by their beginning.
 * @returns null when there is nothing to look for
 */
export function toTermQuery(text: string): string | null {
  const runs = tokenize(text).map(({ text: token, isHan }) => {
    const pairs = isHan ? bigrams(token) : []
    return pairs.length > 0 ? `(${pairs.map(quote).join(' <-> ')})` : `${quote(token)}:*`
  })
  return runs.length > 0 ? runs.join(' & ') : null
}

/**
 * The one term that a keyword looks for.
 * @returns null when it looks for several, or for none
 */
export function toSoleTerm(text: string): { term: string; isPrefix: boolean } | null {
  const [token, ...others] = tokenize(text)
  if (!token || others.length > 0) return null
  const length = [...token.text].length
  if (!token.isHan || length === 1) return { term: token.text, isPrefix: true }
  return length === 2 ? { term: token.text, isPrefix: false } : null
}

/** The terms of a text, each once: Latin words and Chinese bigrams; a lone Chinese character is one too. */
export function termsOf(text: string): string[] {
  const terms = tokenize(text).flatMap(({ text: token, isHan }) =>
    isHan && [...token].length > 1 ? bigrams(token) : [token],
  )
  return [...new Set(terms)]
}

/** A tsquery literal that any of the terms matches; null for none. */
export function toAnyTermQuery(terms: readonly string[]): string | null {
  return terms.length > 0 ? terms.map(quote).join(' | ') : null
}
