import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import { mapWithLimit } from '../../run-tool.ts'
import { findJsonFault, findYamlFault } from '../code/data.ts'
import { findDiagramFault } from '../code/diagrams.ts'
import { findSyntaxFault, isGrammarLanguage } from '../code/grammars.ts'
import { findJavaFaults, findJdk, isJdkOnly } from '../code/java.ts'
import { runScript } from '../code/run-script.ts'
import { findScriptFaults, isScriptLanguage } from '../code/scripts.ts'
import { findSqlFault, isSqlDialect } from '../code/sql.ts'
import words from '../lists/words.json' with { type: 'json' }
import type { Block } from '../markdown.ts'
import { type Content, fault, type Item, selectedItems } from '../model.ts'

/** Languages without a parser here. */
const UNPARSED = new Set(
  'text bash html vue xml nginx ini properties toml http diff lua proto dockerfile kotlin'.split(' '),
)
const FRAGMENT = 'fragment'
const OUTPUT = words.output
const RUNS_AT_ONCE = 2

interface Place {
  item: Item
  block: Block
}

/** Every block names its language and is right in it; what states its output gives it. */
export async function checkCode(content: Content): Promise<FileFault[]> {
  const places = selectedItems(content).flatMap((item) => item.body.blocks.map((block) => ({ item, block })))
  const parsed = await mapWithLimit(places, 1, checkBlock)
  return [
    ...parsed.flat(),
    ...(await checkScripts(places)),
    ...(await checkJava(places.filter((_, index) => parsed[index]?.length === 0))),
    ...(await checkOutputs(content)),
  ]
}

/** What a parser says may list everything that it would have taken. */
const MOST_DETAIL = 120

const at = ({ item, block }: Place, line: number, detail: string) =>
  fault(item, block.line + line, 'codeWrong', {
    language: block.language,
    detail: detail.slice(0, MOST_DETAIL),
  })

async function checkBlock(place: Place): Promise<FileFault[]> {
  const { item, block } = place
  const { language, code, notes } = block
  const isFragment = notes.includes(FRAGMENT)
  const unknown = notes.filter((note) => note !== FRAGMENT && !(note === OUTPUT && language === 'text'))
  if (unknown.length > 0) return [fault(item, block.line, 'codeNote', { note: unknown.join(' ') })]
  if (isGrammarLanguage(language)) {
    const line = await findSyntaxFault(language, code, isFragment)
    if (line === 0) return [fault(item, block.line, 'codeNotWhole', { language })]
    return line === null ? [] : [at(place, line, '')]
  }
  if (isSqlDialect(language)) return toFaults(place, findSqlFault(language, code))
  if (language === 'yaml') return toFaults(place, findYamlFault(code))
  if (language === 'json') return toFaults(place, findJsonFault(code))
  if (language === 'mermaid') {
    const detail = await findDiagramFault(code)
    return detail === null ? [] : [at(place, 0, detail)]
  }
  if (isScriptLanguage(language) || UNPARSED.has(language)) return []
  return [fault(item, block.line, language === '' ? 'codeNameless' : 'codeUnknown', { language })]
}

function toFaults(place: Place, found: { line: number; detail: string } | null): FileFault[] {
  return found ? [at(place, found.line, found.detail)] : []
}

async function checkScripts(places: readonly Place[]): Promise<FileFault[]> {
  const scripts = places.flatMap(({ item, block }) =>
    isScriptLanguage(block.language)
      ? [
          {
            item,
            block,
            language: block.language,
            isFragment: block.notes.includes(FRAGMENT),
            code: block.code,
          },
        ]
      : [],
  )
  const faults = await findScriptFaults(scripts)
  return faults.flatMap(({ script, line, detail }) => {
    const place = scripts[script]
    return place ? at(place, line, detail) : []
  })
}

/** Compiles whole programs of the JDK alone, which a parser took. Without a JDK nothing is known. */
async function checkJava(places: readonly Place[]): Promise<FileFault[]> {
  const jdk = findJdk()
  const programs = places.filter(
    ({ block: { language, notes, code } }) =>
      language === 'java' && !notes.includes(FRAGMENT) && isJdkOnly(code),
  )
  const faults = jdk
    ? await findJavaFaults(
        jdk,
        programs.map(({ block }) => block.code),
      )
    : []
  return faults.flatMap(({ program, line, detail }) => {
    const place = programs[program]
    return place ? at(place, line, detail) : []
  })
}

/** Runs what a block of output follows. */
async function checkOutputs(content: Content): Promise<FileFault[]> {
  const stated = selectedItems(content).flatMap((item) =>
    item.body.blocks.flatMap((output, index) => {
      if (!output.notes.includes(OUTPUT)) return []
      return { item, output, block: item.body.blocks[index - 1] }
    }),
  )
  const faults = await mapWithLimit(stated, RUNS_AT_ONCE, async ({ item, output, block }) => {
    const { language } = block ?? {}
    if (!block || (language !== 'js' && language !== 'ts') || block.notes.includes(FRAGMENT)) {
      return fault(item, output.line, 'outputOfNothing')
    }
    const given = (await runScript(language, block.code)).trim()
    const isRight = given === output.code.trim()
    return isRight ? [] : fault(item, output.line, 'outputWrong', { given: given.slice(0, 300) })
  })
  return faults.flat()
}
