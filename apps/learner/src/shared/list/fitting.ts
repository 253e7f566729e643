/** Something that is offered while one types. */
export interface Suggestion {
  name: string
  /** What else it is called. */
  aliases?: readonly string[]
}

const MOST = 20

/** The names of what fits a text: a part of what it is called, by any of its names. */
export function fitting(suggestions: readonly Suggestion[], typed: string): string[] {
  const part = typed.trim().toLowerCase()
  return suggestions
    .filter(({ name, aliases = [] }) => [name, ...aliases].some((one) => one.toLowerCase().includes(part)))
    .map(({ name }) => name)
    .slice(0, MOST)
}
