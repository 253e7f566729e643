import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'

/** What a file says in YAML. */
export interface Yaml {
  value: unknown
  /** Line of the file where a field stands; of what should hold it when it is missing. 1-based. */
  lineOf: (path: readonly PropertyKey[]) => number
  has: (path: readonly PropertyKey[]) => boolean
}

/** A markdown file's front matter and body. */
export interface FrontMatter extends Yaml {
  body: string
  /** Line of the file where the body begins. */
  bodyLine: number
}

/** Why a front matter cannot be read. */
export interface SyntaxFault {
  line: number
  /** Key in `locales/<lng>/content.json`. */
  key: string
  /** The parser's code of it, where it has one: `yamlFault.` in the same file says it in words. */
  detail: string
}

const FENCED = /^---[ \t]*\n(?<yaml>(?:.*\n)*?)---[ \t]*(?:\n|$)/

/** The front matter begins below the first fence. */
const LINES_BEFORE = 1

/** What the parser, which catches it, reports of brackets or lists in each other by the thousand. */
const OUT_OF_STACK = /call stack/i

/** Splits a file into front matter (YAML between two lines of `---`) and body. */
export function readFrontMatter(text: string): FrontMatter | SyntaxFault[] {
  const match = FENCED.exec(text)
  const yaml = match?.groups?.yaml
  if (!match || yaml === undefined) return [{ line: 1, key: 'noFrontMatter', detail: '' }]

  const read = readYaml(yaml, LINES_BEFORE)
  if (Array.isArray(read)) return read
  return {
    ...read,
    body: text.slice(match[0].length).trim(),
    bodyLine: match[0].split('\n').length,
  }
}

/** Reads YAML. @param linesBefore how many lines of the file stand above it */
export function readYaml(yaml: string, linesBefore = 0): Yaml | SyntaxFault[] {
  const counter = new LineCounter()
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, stringKeys: true })
  const faults = findFaults(document, lineAt)
  if (faults.length > 0) return faults
  return {
    value: document.toJS(),
    lineOf: (path) => lineAt(findOffset(document, path)),
    has: (path) => document.hasIn(path),
  }
}

function findFaults(document: Document.Parsed, lineAt: (offset: number) => number): SyntaxFault[] {
  const tooDeep = document.errors.find(({ message }) => OUT_OF_STACK.test(message))
  if (tooDeep) return [{ line: lineAt(tooDeep.pos[0]), key: 'tooDeep', detail: '' }]
  const faults = [...document.errors, ...document.warnings].map(
    (error): SyntaxFault => ({
      line: lineAt(error.pos[0]),
      key: error.code === 'DUPLICATE_KEY' ? 'duplicateKey' : 'yaml',
      detail: error.code,
    }),
  )
  visit(document, {
    Alias: (_, alias) => void faults.push({ line: lineAt(alias.range?.[0] ?? 0), key: 'alias', detail: '' }),
  })
  return faults
}

/** Where the last part of the path that exists begins. */
function findOffset(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (!isNode(item)) break
      offset = item.range?.[0] ?? offset
      node = item
    } else break
  }
  return offset
}
