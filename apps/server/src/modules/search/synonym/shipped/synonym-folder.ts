import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Language, translator } from '../../../../platform/i18n.ts'
import { decodeText } from '../../../../platform/text/decode-text.ts'
import { type FileGroup, faultsOf, groupsOf, type SynonymFault } from './synonym-file.ts'

/** The folder's name within the content. */
const FOLDER = 'synonyms'

/** Reads `synonyms/*.txt`. Nothing of a file with a fault is among the groups. */
export async function readSynonymFolder(
  content: string,
  language: Language,
): Promise<{ groups: FileGroup[]; faults: SynonymFault[] }> {
  const t = translator(language)
  const names = await listFiles(path.join(content, FOLDER))
  if (!names) return { groups: [], faults: [{ file: FOLDER, line: 1, reason: t('content:noFolder') }] }
  const files = await Promise.all(
    names.map(async (name) => ({
      file: `${FOLDER}/${name}`,
      ...decodeText(await readFile(path.join(content, FOLDER, name))),
    })),
  )
  const unreadable = files.flatMap(({ file, badLine }) =>
    badLine === null ? [] : [{ file, line: badLine, reason: t('content:notText') }],
  )
  const groups = files.flatMap(({ file, text, badLine }) => (badLine === null ? groupsOf(file, text) : []))
  const faults = [...unreadable, ...faultsOf(groups, t)]
  const faulty = new Set(faults.map(({ file }) => file))
  return { groups: groups.filter(({ file }) => !faulty.has(file)), faults }
}

/** @returns undefined when there is no such folder */
async function listFiles(folder: string): Promise<string[] | undefined> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
