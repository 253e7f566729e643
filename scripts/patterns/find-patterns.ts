import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'

export interface Pattern {
  source: string
  flags: string
  /** The first file that has it. */
  file: string
}

/** What a server or a browser runs: tests, and what only they and builds use, see nobody's text. */
const PRODUCT = '{apps,packages}/*/src/**/*.{ts,tsx}'
const isOfTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** Every regular expression of the product: as it is written, or as a module that puts it together when loaded makes it. */
export async function findPatterns(root: string): Promise<Pattern[]> {
  const files = globSync(PRODUCT, { cwd: root }).filter((file) => !isOfTests(file))
  const found: Pattern[] = []
  for (const file of files) {
    const { literals, isMaker } = readFile(file, readFileSync(resolve(root, file), 'utf8'))
    found.push(...literals, ...(isMaker ? await watchMaking(file, resolve(root, file)) : []))
  }
  return [...new Map(found.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
}

function readFile(file: string, text: string) {
  const literals: Pattern[] = []
  let isMaker = false
  const noteCall = (callee: object) => {
    isMaker ||= 'name' in callee && callee.name === 'RegExp'
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      literals.push({ source: node.regex.pattern, flags: node.regex.flags, file })
    },
    NewExpression: ({ callee }) => noteCall(callee),
    CallExpression: ({ callee }) => noteCall(callee),
  }).visit(parseSync(file, text).program)
  return { literals, isMaker }
}

/** @throws when the module makes them elsewhere than when it is loaded: nobody knows then of what */
async function watchMaking(file: string, path: string): Promise<Pattern[]> {
  const made: Pattern[] = []
  const plain = globalThis.RegExp
  globalThis.RegExp = new Proxy(plain, {
    construct(target, given) {
      const pattern: RegExp = Reflect.construct(target, given)
      made.push({ source: pattern.source, flags: pattern.flags, file })
      return pattern
    },
  })
  try {
    // A query makes it a module of its own, loaded though another one has loaded it.
    await import(`${path}?patterns`)
  } finally {
    globalThis.RegExp = plain
  }
  if (made.length === 0) throw new Error(`${file} makes patterns that nobody can check`)
  return made
}
