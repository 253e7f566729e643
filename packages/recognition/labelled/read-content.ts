import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { paragraphsOf, type WordCounts, WordReader } from '../src/point-words.ts'

const CONTENT = path.resolve(import.meta.dirname, '../../../content')

/** What recognition needs of a question's front matter. */
export interface ContentQuestion {
  title: string
  shortAnswer: string
  spokenAnswer: string
  keyPoints: { text: string; weight: number }[]
}

/** @param place `bank/question` */
export function readQuestion(place: string): ContentQuestion {
  const [, matter = ''] = readFileSync(path.join(CONTENT, 'banks', `${place}.md`), 'utf8').split(/^---$/m)
  return parse(matter)
}

/** The words of the content: its synonyms, and in how many of its paragraphs each word stands. */
export function readWords(): { reader: WordReader; counts: WordCounts } {
  const reader = new WordReader(readGroups())
  return { reader, counts: reader.count(filesOf('{banks,chapters,interviews}/*/*.md').flatMap(paragraphsOf)) }
}

/** The groups of synonyms that come with the content. */
export const readGroups = (): string[][] => filesOf('synonyms/*.txt').flatMap(groupsOf)

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: CONTENT }).map((name) => readFileSync(path.join(CONTENT, name), 'utf8'))
}

function groupsOf(text: string): string[][] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, ''))
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[,，]/).map((form) => form.trim()))
}
