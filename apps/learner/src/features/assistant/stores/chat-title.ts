/** Most characters of a title that is made of a question. */
const TITLE_LIMIT = 20

/** The title of a conversation by its first question: its beginning, marked when it is longer. */
export function titleOf(question: string): string {
  const characters = [...question]
  return characters.length > TITLE_LIMIT ? `${characters.slice(0, TITLE_LIMIT).join('')}...` : question
}
