import { readFile } from 'node:fs/promises'
import type { RealDocument } from '../search/real-content.ts'

/** What somebody who had seen only the titles typed, said or pasted. */
export interface Labelled {
  /** What is wanted, `kind:folder/file`; none where nothing should be found. */
  keys: string[]
  /** Whether nobody may look at it while rules are made. */
  held: boolean
}

export interface LabelledQuery extends Labelled {
  query: string
}
export interface LabelledLine extends Labelled {
  line: string
  role: string
}
/** What interviews ask most, as somebody would type it. */
export interface MostAsked {
  query: string
  role: 'backend' | 'frontend'
  /** The questions that answer it; none where the site has none yet. */
  keys: string[]
}
export interface LabelledAsk extends Labelled {
  question: string
}

export const readQueries = (): Promise<LabelledQuery[]> => read('queries.json')
export const readLines = (): Promise<LabelledLine[]> => read('lines.json')
export const readMostAsked = (): Promise<MostAsked[]> => read('most-asked.json')
export const readAsks = (): Promise<LabelledAsk[]> => read('asks.json')

async function read(file: string) {
  return JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'))
}

/** Names of what there is, by `kind:id`. */
export const namesOf = (documents: readonly RealDocument[]): Map<string, string> =>
  new Map(documents.map(({ id, name }) => [id, name]))

/** The names of what search should find. Questions of interviews are found by their bank alone: they count where nothing else is wanted. */
export function foundNames(keys: readonly string[]): string[] {
  const read = keys.filter((key) => !key.startsWith('interview:'))
  const names =
    read.length > 0
      ? read.map((key) => key.replace(/^knowledge:/, 'knowledgePoint:'))
      : keys.map((key) => key.replace(/^interview:(.*)\/.*$/, 'interviewBank:$1'))
  return [...new Set(names)]
}

/** The names of the questions of the bank: lines and asks are answered by these alone. */
export const questionNames = (keys: readonly string[]): string[] =>
  keys.filter((key) => key.startsWith('question:'))
