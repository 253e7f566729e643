/** What makes an input unfit for any schema: the reason is a key of `validation.json`. */
export interface Unstorable {
  reason: 'nulCharacter' | 'tooNested'
  path: PropertyKey[]
}

/** No call of the contract takes anything near as deep. */
const MAX_DEPTH = 50

interface Place {
  value: unknown
  key: PropertyKey
  parent: Place | undefined
  depth: number
}

/**
 * Finds text that the database cannot hold (a NUL character, or half of a surrogate pair) and nesting that only an
 * attacker sends. Looks at every value once, without recursion: its cost is the input's size, whatever its shape.
 */
export function findUnstorable(input: unknown): Unstorable | undefined {
  const left: Place[] = [{ value: input, key: '', parent: undefined, depth: 0 }]
  for (let place = left.pop(); place; place = left.pop()) {
    const { value, depth } = place
    if (typeof value === 'string' && !isStorable(value))
      return { reason: 'nulCharacter', path: pathOf(place) }
    if (typeof value !== 'object' || value === null) continue
    if (depth === MAX_DEPTH) return { reason: 'tooNested', path: [] }
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) return { reason: 'nulCharacter', path: pathOf(place) }
      left.push({ value: child, key, parent: place, depth: depth + 1 })
    }
  }
  return undefined
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let at: Place = place; at.parent; at = at.parent) path.unshift(at.key)
  return path
}
