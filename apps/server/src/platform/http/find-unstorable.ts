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
    if (!isObject(value)) continue
    if (depth === MAX_DEPTH) return { reason: 'tooNested', path: [] }
    const look = (key: PropertyKey, child: unknown) => {
      // Numbers and the like can hold nothing; a list of a million of them costs next to nothing so.
      if (typeof child === 'string' || isObject(child))
        left.push({ value: child, key, parent: place, depth: depth + 1 })
    }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) look(index, value[index])
      continue
    }
    for (const key of Object.keys(value)) {
      if (!isStorable(key)) return { reason: 'nulCharacter', path: pathOf(place) }
      look(key, value[key])
    }
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let at: Place = place; at.parent; at = at.parent) path.unshift(at.key)
  return path
}
