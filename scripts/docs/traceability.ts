import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseDocument } from 'yaml'
import { ROOT } from '../run-tool.ts'

/** The page of sentences and their tests, relative to the repository. */
export const TRACEABILITY_PAGE = 'docs/traceability.md'

const SOURCE = join(import.meta.dirname, 'sentences.yaml')
const TESTS = [
  'e2e/**/*.{spec,test}.ts',
  'apps/*/{build,src}/**/*.test.{ts,tsx}',
  'packages/*/{labelled,src}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
]
const HEADING = `# 规格与测试

规格里的每一句话（照原文），还有网站要经得起的故障，与它们不成立时会失败的测试。测试的名字照源码写，\`\${…}\`与\`%s\`在内。\`e2e\`里的在Chromium里以1440×900运行，带\`@phone\`的另以390×844运行。

句子与测试的名字写在\`scripts/docs/sentences.yaml\`，本页由\`npm run docs:traceability\`写成，不要手改。`

interface Sentence {
  sentence: string
  tests: string[]
}

/** A name of a test in the source file, by its place there. */
interface Citation {
  path: readonly [section: string, sentence: number, 'tests', test: number]
  name: string
}

/** Whether a test's source has a test or a group of tests of that title. */
export function hasTest(source: string, title: string): boolean {
  return source
    .split(title)
    .some((before, index, parts) => /\(\s*['"`]$/.test(before) && /^['"`]/.test(parts[index + 1] ?? ''))
}

/**
 * Reads the sentences, finds their tests and composes the page.
 * @returns also the names that no test has, and the sentences left without a test
 */
export async function traceSentences() {
  const source = parseDocument(await readFile(SOURCE, 'utf8'))
  const sections: Record<string, Sentence[]> = source.toJS()
  const files = globSync(TESTS, { cwd: ROOT }).sort()
  const sources = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(ROOT, file), 'utf8')] as const)),
  )
  const missing: Citation[] = []
  const unproven: string[] = []
  const cite = (path: Citation['path'], name: string): string[] => {
    const [title = '', place = ''] = name.split(' › ').reverse()
    const found = files.filter((file) => file.includes(place) && hasTest(sources.get(file) ?? '', title))
    if (found.length === 0) missing.push({ path, name })
    return found.map((file) => `  - [${basename(file)}](../${file})　${escapeMarkdown(title)}`)
  }
  const parts = Object.entries(sections).map(([section, sentences]) => {
    const lines = sentences.flatMap(({ sentence, tests }, index) => {
      const proofs = tests.flatMap((name, test) => cite([section, index, 'tests', test], name))
      if (proofs.length === 0) unproven.push(sentence)
      return [`- ${escapeMarkdown(sentence)}`, ...proofs]
    })
    return `## ${section}\n\n${lines.join('\n')}`
  })
  return { source, missing, unproven, page: `${[HEADING, ...parts].join('\n\n')}\n` }
}

const escapeMarkdown = (text: string) => text.replace(/[[\]<*_]/g, '\\$&')

/** Takes names of tests that are gone out of the source file. */
async function prune(): Promise<void> {
  const { source, missing } = await traceSentences()
  for (const { path } of missing.toReversed()) source.deleteIn(path)
  await writeFile(SOURCE, source.toString({ lineWidth: 0 }))
}

/** `npm run docs:traceability [-- --prune]` */
async function main(): Promise<void> {
  if (process.argv.includes('--prune')) await prune()
  const { missing, unproven, page } = await traceSentences()
  await writeFile(join(ROOT, TRACEABILITY_PAGE), page)
  const faults = [
    ...missing.map(({ name }) => `no such test: ${name}`),
    ...unproven.map((sentence) => `without a test: ${sentence}`),
  ]
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exitCode = 1
}

if (import.meta.main) await main()
