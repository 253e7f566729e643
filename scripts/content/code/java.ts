import { globSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { runTool } from '../../run-tool.ts'

/** The Java that the content is written for. */
export const JAVA = 25

/** The folder of the newest JDK that compiles {@link JAVA}; undefined where there is none. */
export function findJdk(): string | undefined {
  const { JAVA_HOME, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap((folder) => jdkOf(join(folder, 'javac')))
  const homes = [...(JAVA_HOME ? [JAVA_HOME] : []), ...onPath, ...globSync('/usr/lib/jvm/*')]
  const known = homes.map((home) => ({ home, version: versionOf(home) }))
  return known.filter(({ version }) => version >= JAVA).sort((a, b) => b.version - a.version)[0]?.home
}

function jdkOf(javac: string): string[] {
  try {
    return [dirname(dirname(realpathSync(javac)))]
  } catch {
    return []
  }
}

/** 0 for what is no JDK. */
function versionOf(home: string): number {
  try {
    readFileSync(join(home, 'bin/javac'))
    return Number(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(join(home, 'release'), 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** What stands in an import and is no part of the JDK. */
const OTHER_IMPORT = /^\s*import\s+(?!module\b|(?:static\s+)?(?:javax?|jdk|com\.sun)\.)/m
const PUBLIC_TYPE =
  /^public\s+(?:(?:final|abstract|sealed|non-sealed)\s+)*(?:class|interface|enum|record|@interface)\s+(\w+)/m
const TYPE =
  /^(?:\w+\s+|non-sealed\s+|@\w+(?:\([^)]*\))?\s+)*(?:class|interface|enum|record|@interface)\s+\w+/m

/** Whether a program needs nothing but the JDK. */
export const isJdkOnly = (code: string): boolean => !OTHER_IMPORT.test(code)

export interface JavaFault {
  /** The place of the program among those given. */
  program: number
  /** 1-based. */
  line: number
  detail: string
}

/** Compiles programs, all at once; several of them may have types of the same names. */
export async function findJavaFaults(jdk: string, programs: readonly string[]): Promise<JavaFault[]> {
  if (programs.length === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'content-java-'))
  try {
    const files = programs.map((code, program) => writeProgram(folder, code, program))
    writeFileSync(join(folder, 'files'), files.join('\n'))
    const { output } = await runTool(
      join(jdk, 'bin/javac'),
      [...OPTIONS, '-d', join(folder, 'out'), '@files'],
      { cwd: folder },
    )
    return [...output.matchAll(FAULT)].map(([, program, line, said, symbol = '']) => ({
      program: Number(program),
      line: Number(line),
      detail: `${said} ${symbol}`.trim(),
    }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What javac says: file, line, message, and below the code the symbol that it does not know. */
const FAULT =
  /^p(\d+)[/\\]\w+\.java:(\d+): error: (.*)(?:\n(?!.*\.java:\d+: ).*){2}(?:\n {2}symbol: +(.*))?/gm

const OPTIONS = [
  '-J-Duser.language=en',
  ...['--release', String(JAVA), '--enable-preview', '-encoding', 'UTF-8', '-proc:none', '-Xmaxerrs', '9999'],
  // One wrong program hides nothing of the others.
  '-XDshould-stop.ifError=FLOW',
]

/** Writes a program into a package of its own, on the same lines. @returns the file's path in the folder */
function writeProgram(folder: string, code: string, program: number): string {
  const name = PUBLIC_TYPE.exec(code)?.[1] ?? `P${program}`
  const file = `p${program}/${name}.java`
  mkdirSync(join(folder, `p${program}`))
  // What is a main method alone has no package; its types are its own.
  const isCompact = !TYPE.test(code) || /^(?:static\s+)?void main\(/m.test(code)
  const isNamed = /^package\s/m.test(code)
  writeFileSync(join(folder, file), isCompact || isNamed ? code : `package p${program}; ${code}`)
  return file
}
