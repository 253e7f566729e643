import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT, runTool } from '../../run-tool.ts'

/** An example in JavaScript or TypeScript. */
export interface Script {
  language: ScriptLanguage
  code: string
  /** Statements or members that are no whole program. */
  isFragment: boolean
}

export interface ScriptFault {
  /** Place of the script in the list. */
  script: number
  /** Line of its code, 1-based. */
  line: number
  detail: string
}

const LANGUAGES = ['js', 'jsx', 'ts', 'tsx'] as const
export type ScriptLanguage = (typeof LANGUAGES)[number]

const names: readonly string[] = LANGUAGES
export const isScriptLanguage = (language: string): language is ScriptLanguage => names.includes(language)

/** Ways to read a fragment. */
const FRAMES = [
  ['', ''],
  ['async function* _x(this: any) {', '\n}'],
  ['class _x {', '\n}'],
] as const

const OPTIONS = {
  noEmit: true,
  strict: true,
  allowJs: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: ['node'],
}

/** Compiles examples: all must parse, whole ones in TypeScript must have right types too. */
export async function findScriptFaults(scripts: readonly Script[]): Promise<ScriptFault[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-scripts-'))
  try {
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    const syntax = await findSyntaxFaults(folder, scripts)
    const wrong = new Set(syntax.map(({ script }) => script))
    const whole = [...scripts.entries()].filter(
      ([place, { language, isFragment }]) => language.startsWith('ts') && !isFragment && !wrong.has(place),
    )
    const files = await Promise.all(
      whole.map(([place, { language, code }]) => save(folder, `whole-${place}-0.${language}`, code)),
    )
    return [...syntax, ...(await compile(folder, files, {}))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function findSyntaxFaults(folder: string, scripts: readonly Script[]): Promise<ScriptFault[]> {
  const files: string[] = []
  for (const [place, { language, code, isFragment }] of scripts.entries()) {
    for (const [frame, [before, after]] of (isFragment ? FRAMES : FRAMES.slice(0, 1)).entries()) {
      const typed = language === 'js' ? 'ts' : language.replace('jsx', 'tsx')
      const name = `syntax-${place}-${frame}.${isFragment ? typed : language}`
      files.push(await save(folder, name, before + code + after))
    }
  }
  const faults = await compile(folder, files, { noCheck: true })
  const perScript = Map.groupBy(faults, ({ script }) => script)
  return [...perScript].flatMap(([script, found]) => {
    const frames = scripts[script]?.isFragment ? FRAMES.length : 1
    const isSound = new Set(found.map(({ frame }) => frame)).size < frames
    return isSound ? [] : found.slice(0, 1)
  })
}

async function save(folder: string, name: string, code: string): Promise<string> {
  await writeFile(path.join(folder, name), code)
  return name
}

async function compile(folder: string, files: readonly string[], options: object) {
  if (files.length === 0) return []
  const settings = { compilerOptions: { ...OPTIONS, ...options }, files }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const { output } = await runTool(
    path.join(ROOT, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    {
      cwd: folder,
    },
  )
  const pattern = /^\w+-(\d+)-(\d+)\.\w+\((\d+),\d+\): error (TS\d+: .*)$/gm
  const faults = [...output.matchAll(pattern)].map(([, script, frame, line, detail = '']) => ({
    script: Number(script),
    frame: Number(frame),
    line: Number(line),
    detail,
  }))
  if (faults.length === 0 && output.trim() !== '') throw new Error(output)
  return faults
}
