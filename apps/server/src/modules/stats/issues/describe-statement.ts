const MOST_CHARACTERS = 1_000

/** A statement without its values, the same for the same statement however many values it has. */
export function describeStatement(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'|\$\d+|\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\?(?: ?, ?\?)+/g, '?, …')
    .replace(/(\(\?(?:, …)?\))(?: ?, ?\(\?(?:, …)?\))+/g, '$1, …')
    .trim()
    .slice(0, MOST_CHARACTERS)
}
