import { createRequire } from 'node:module'
import path from 'node:path'
import treeSitter, { type Node, type Parser } from '@vscode/tree-sitter-wasm'

const GRAMMARS = {
  java: 'java',
  go: 'go',
  python: 'python',
  css: 'css',
  cpp: 'cpp',
  c: 'cpp',
  rust: 'rust',
} as const

export type GrammarLanguage = keyof typeof GRAMMARS

export const isGrammarLanguage = (language: string): language is GrammarLanguage => language in GRAMMARS

const folder = path.dirname(createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm'))
const parsers = new Map<string, Promise<Parser>>()

/** What a program consists of; anything else stands only in a fragment. */
const PROGRAM: Partial<Record<GrammarLanguage, RegExp>> = {
  java: /_declaration$|comment$/,
  go: /^package_clause$/,
}

/** Ways to read a fragment. */
const FRAMES: Partial<Record<GrammarLanguage, [before: string, after: string][]>> = {
  java: [
    ['', ''],
    ['class _x {', '}'],
    ['class _x { Object f() throws Exception { ', '} }'],
  ],
  go: [
    ['package p; ', ''],
    ['package p; func f() {', '\n}'],
  ],
}

/**
 * Parses code of a language that has a grammar here.
 * @returns line of the code, 1-based, where it is wrong, or 0 where it is no whole program; null when it is right
 */
export async function findSyntaxFault(
  language: GrammarLanguage,
  code: string,
  isFragment: boolean,
): Promise<number | null> {
  const parser = await parserOf(GRAMMARS[language])
  const source = language === 'java' ? toOlderJava(code) : code
  const frames = (isFragment && FRAMES[language]) || [['', '']]
  let first: number | null = null
  for (const [before = '', after = ''] of frames) {
    const root = parser.parse(before + source + after)?.rootNode
    if (!root) continue
    if (!root.hasError) {
      return isFragment || isProgram(language, root) ? null : 0
    }
    first ??= lineOfError(root)
  }
  return first ?? 1
}

/** The grammar is older than module imports (JEP 511) and statements before super() (JEP 513): they are read as what it knows. */
function toOlderJava(code: string): string {
  return code.replaceAll(/^import module /gm, 'import ').replaceAll(/\b(?:super|this)(?=\()/g, 'call')
}

function isProgram(language: GrammarLanguage, root: Node): boolean {
  const pattern = PROGRAM[language]
  const nodes = root.namedChildren.filter((node) => node !== null)
  if (!pattern) return true
  if (language === 'go') return nodes.some(({ type }) => pattern.test(type))
  return nodes.every(({ type }) => pattern.test(type) && type !== 'local_variable_declaration')
}

function lineOfError(node: Node): number {
  const inner = node.children.find((child) => child?.hasError || child?.isMissing)
  return inner ? lineOfError(inner) : node.startPosition.row + 1
}

async function parserOf(grammar: string): Promise<Parser> {
  let parser = parsers.get(grammar)
  if (!parser) {
    parser = createParser(grammar)
    parsers.set(grammar, parser)
  }
  return parser
}

async function createParser(grammar: string): Promise<Parser> {
  await treeSitter.Parser.init()
  const parser = new treeSitter.Parser()
  parser.setLanguage(await treeSitter.Language.load(path.join(folder, `tree-sitter-${grammar}.wasm`)))
  return parser
}
