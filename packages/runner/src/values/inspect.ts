const MOST_DEPTH = 40
/** Longer texts are cut. */
const MOST_TEXT = 20_000

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
  const { above } = writing
  if (typeof value !== 'object' || value === null) put(writing, inspectPrimitive(value))
  else if (above.includes(value) || above.length > MOST_DEPTH) put(writing, '[…]')
  else writeObject(value, { ...writing, above: [...above, value] })
}

function writeObject(value: object, writing: Writing): void {
  if (Array.isArray(value)) writeList(value, writing, '[', ']')
  else if (ArrayBuffer.isView(value)) writeList(Object.values(value), writing, `${nameOf(value)} [`, ']')
  else if (value instanceof Set) writeList([...value], writing, 'Set {', '}')
  else if (value instanceof Map) writeEntries([...value], writing, 'Map {', ' => ')
  else if (value instanceof Date) put(writing, writeDate(value))
  else if (value instanceof RegExp) put(writing, String(value))
  else if (value instanceof Error) put(writing, `${value.name}: ${value.message}`)
  else if (value instanceof Promise) put(writing, 'Promise {}')
  else {
    const name = nameOf(value)
    writeEntries(entriesOf(value), writing, name === 'Object' ? '{' : `${name} {`, ': ')
  }
}

const writeDate = (date: Date): string => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString())

function entriesOf(value: object): [unknown, unknown][] {
  return Reflect.ownKeys(value).flatMap((key): [unknown, unknown][] => {
    const { enumerable = false, get, value: held } = Object.getOwnPropertyDescriptor(value, key) ?? {}
    return enumerable ? [[bareKey(key), get ? new Getter() : held]] : []
  })
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
