import { withPlainJson } from '@app/contract/question-program/cases'
import { locatePrograms } from '@app/runner/programs'
import { SyntaxTrouble } from '@app/runner/syntax-trouble'
import { z } from 'zod/mini'
import { readYaml, type SyntaxFault, type Yaml } from '../kinds/front-matter.ts'

/** The cases of a problem as they are kept, and where in their file each stands. */
export interface ReadCases {
  file: string
  text: string
  /** The line of a place in the cases. */
  lineOf: Yaml['lineOf']
  /** In their order: those of lists that are shown come first. */
  places: { name: string; line: number; isShown: boolean }[]
}

/** What cannot be read of it. */
interface CasesFault {
  line: number
  /** Of the parser of YAML. */
  syntax?: SyntaxFault[]
  /** Of the parser of JavaScript. */
  detail?: string
}

type Read = { cases: ReadCases; fault?: undefined } | { cases?: undefined; fault: CasesFault }

const NOTHING: ReadCases = { file: 'cases.yaml', text: '', lineOf: () => 1, places: [] }

export function readCases(found: { file: string; text: string } | undefined): Read {
  if (!found) return { cases: NOTHING }
  return found.file.endsWith('.js') ? readPrograms(found.file, found.text) : readLists(found.file, found.text)
}

function readPrograms(file: string, text: string): Read {
  try {
    const places = locatePrograms(text)
    return { cases: { file, text: text.trim(), lineOf: () => 1, places } }
  } catch (error) {
    if (!(error instanceof SyntaxTrouble)) throw error
    const { line = 1, message } = error.trouble
    return { fault: { line, detail: message } }
  }
}

const named = z.object({ name: z.catch(z.string(), '') })
const parts = z.object({
  shown: z.catch(z.array(z.unknown()), []),
  hidden: z.catch(z.array(z.unknown()), []),
})

/** What is wrong with the form of the cases is for their schema to say: they are taken as they are. */
function readLists(file: string, text: string): Read {
  const yaml = readYaml(text)
  if (Array.isArray(yaml)) return { fault: { line: yaml[0]?.line ?? 1, syntax: yaml } }
  const { data } = parts.safeParse(yaml.value)
  const places = (['shown', 'hidden'] as const).flatMap((part) =>
    (data?.[part] ?? []).map((one, place) => ({
      name: named.safeParse(one).data?.name ?? '',
      line: yaml.lineOf([part, place]),
      isShown: part === 'shown',
    })),
  )
  return { cases: { file, text: withPlainJson(JSON.stringify(yaml.value)), lineOf: yaml.lineOf, places } }
}
