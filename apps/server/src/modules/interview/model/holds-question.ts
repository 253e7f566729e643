/** From this share of a question's pairs of characters on, words ask it, in whatever order. */
const LIKE = 0.5

/** Whether words ask anything: by a question mark, or because they say most of a question. */
export function holdsQuestion(words: string, questions: readonly (string | undefined)[]): boolean {
  if (/[?？]/.test(words)) return true
  const said = pairsOf(words)
  return questions.some((question = '') => {
    const wanted = [...pairsOf(question)]
    return wanted.length > 0 && wanted.filter((pair) => said.has(pair)).length >= LIKE * wanted.length
  })
}

function pairsOf(text: string): Set<string> {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  )
}
