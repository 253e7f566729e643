import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A finding: where it is, and what is wrong there. */
export interface Finding {
  file: string
  key: string
  problem: string
}

/** The texts of one language: namespace → key with dots → text. */
export type Texts = Map<string, Map<string, string>>

/** What stands in `locales/`, with what is wrong in the files themselves. */
export interface Locales {
  languages: Map<string, Texts>
  findings: Finding[]
}

/** The path by which a file of texts is called in findings. */
export function fileName(language: string, namespace: string): string {
  return `locales/${language}/${namespace}.json`
}

/** Reads every `<language>/<namespace>.json` below `folder`. */
export async function readLocales(folder: string): Promise<Locales> {
  const languages = new Map<string, Texts>()
  const findings: Finding[] = []
  for (const language of await readdir(folder, { withFileTypes: true })) {
    if (!language.isDirectory()) continue
    const texts: Texts = new Map()
    for (const file of await readdir(join(folder, language.name))) {
      const namespace = basename(file, '.json')
      const source = await readFile(join(folder, language.name, file), 'utf8')
      const parsed = parseTexts(source)
      texts.set(namespace, parsed.texts)
      findings.push(
        ...parsed.problems.map((problem) => ({ file: fileName(language.name, namespace), ...problem })),
      )
    }
    languages.set(language.name, texts)
  }
  return { languages, findings }
}

interface ParsedTexts {
  texts: Map<string, string>
  problems: { key: string; problem: string }[]
}

/** Flattens a file's JSON to keys with dots; notes what is empty or not text. */
export function parseTexts(source: string): ParsedTexts {
  const parsed: ParsedTexts = { texts: new Map(), problems: [] }
  try {
    collect(JSON.parse(source), '', parsed)
  } catch (error) {
    parsed.problems.push({
      key: '',
      problem: `not valid JSON: ${error instanceof Error ? error.message : error}`,
    })
  }
  return parsed
}

function collect(value: unknown, key: string, { texts, problems }: ParsedTexts): void {
  if (typeof value === 'string') {
    texts.set(key, value)
    if (value.trim() === '') problems.push({ key, problem: 'empty' })
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, child] of Object.entries(value)) {
      const path = key === '' ? name : `${key}.${name}`
      collect(child, path, { texts, problems })
    }
  } else {
    problems.push({ key, problem: 'neither a text nor a group of texts' })
  }
}
