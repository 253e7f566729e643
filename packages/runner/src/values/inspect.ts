const MOST_DEPTH = 40
/** Longer texts are cut. */
export const MOST_TEXT = 20_000

/** A value as one would write it in JavaScript; texts in quotes. */
export function inspect(value: unknown): string {
  const parts: string[] = []
  const left = { characters: MOST_TEXT }
  write(value, { parts, left, above: [] })
  const text = parts.join('')
  return left.characters < 0 ? `${text.slice(0, MOST_TEXT)}…` : text
}

/** Values on one line, as a console writes them: texts bare. */
export function inspectLine(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')
}

interface Writing {
  parts: string[]
  left: { characters: number }
  above: readonly object[]
}

function put({ parts, left }: Writing, text: string): void {
  if (left.characters < 0) return
  parts.push(text)
  left.characters -= text.length
}

function write(value: unknown, writing: Writing): void {
  if (typeof value !== 'object' || value === null) return put(writing, inspectPrimitive(value))
  if (writing.above.includes(value) || writing.above.length > MOST_DEPTH) return put(writing, '[…]')
  const inside = { ...writing, above: [...writing.above, value] }
  if (Array.isArray(value)) return writeList(value, inside, '[', ']')
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    return writeList(Object.values(value), inside, `${nameOf(value)} [`, ']')
  }
  if (value instanceof Set) return writeList([...value], inside, 'Set {', '}')
  if (value instanceof Map) return writeEntries([...value], inside, 'Map {', ' => ')
  if (value instanceof Date)
    return put(writing, Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString())
  if (value instanceof RegExp) return put(writing, String(value))
  if (value instanceof Error) return put(writing, `${value.name}: ${value.message}`)
  if (value instanceof Promise) return put(writing, 'Promise {}')
  const name = nameOf(value)
  const entries = Reflect.ownKeys(value).flatMap((key): [unknown, unknown][] => {
    const { enumerable = false, get, value: held } = Object.getOwnPropertyDescriptor(value, key) ?? {}
    return enumerable ? [[bareKey(key), get ? new Getter() : held]] : []
  })
  writeEntries(entries, inside, name === 'Object' ? '{' : `${name} {`, ': ')
}

/** Stands for what is not read, because reading it may do something. */
class Getter {}

/** A key as it is written bare. */
class Bare {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function bareKey(key: string | symbol): Bare {
  if (typeof key === 'symbol') return new Bare(`[${String(key)}]`)
  return new Bare(/^[\p{L}_$][\p{L}\d_$]*$/u.test(key) ? key : JSON.stringify(key))
}

function writeList(items: readonly unknown[], writing: Writing, open: string, close: string): void {
  put(writing, open)
  for (let place = 0; place < items.length && writing.left.characters >= 0; place += 1) {
    if (place > 0) put(writing, ', ')
    if (place in items) write(items[place], writing)
    else put(writing, 'empty')
  }
  put(writing, close)
}

function writeEntries(
  entries: readonly (readonly [unknown, unknown])[],
  writing: Writing,
  open: string,
  between: string,
): void {
  put(writing, open)
  for (const [place, [key, value]] of entries.entries()) {
    if (writing.left.characters < 0) break
    put(writing, place > 0 ? ', ' : ' ')
    if (key instanceof Bare) put(writing, key.text)
    else write(key, writing)
    put(writing, between)
    if (value instanceof Getter) put(writing, '[Getter]')
    else write(value, writing)
  }
  put(writing, entries.length > 0 ? ' }' : '}')
}

function nameOf(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (typeof prototype !== 'object' || prototype === null) return 'Object'
  const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value
  return typeof maker === 'function' && maker.name !== '' ? maker.name : 'Object'
}

function inspectPrimitive(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return value.name === '' ? '[Function]' : `[Function ${value.name}]`
  return Object.is(value, -0) ? '-0' : String(value)
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `'${inner.replaceAll("'", "\\'")}'`
}
