import { synonymLimits } from '@app/contract/search-synonym/values'
import type { TFunction } from 'i18next'
import { synonymKey } from '../synonym-key.ts'

/** A group of words as a file has it. */
export interface FileGroup {
  file: string
  line: number
  words: string[]
}

/** What is wrong with a file. */
export interface SynonymFault {
  file: string
  line: number
  reason: string
}

/** Reads a file: one group on a line, its words between commas, comments behind `#`. */
export function groupsOf(file: string, text: string): FileGroup[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.replace(/#.*/, '').trim()
    return line === ''
      ? []
      : [{ file, line: index + 1, words: line.split(/[,，]/).map((word) => word.trim()) }]
  })
}

/** What keeps groups from being synonyms: each by itself, and words that stand in two of them. */
export function faultsOf(groups: readonly FileGroup[], t: TFunction): SynonymFault[] {
  const seen = new Map<string, FileGroup>()
  return groups.flatMap((group) => {
    const { file, line, words } = group
    const reasons = [...countReasons(words, t), ...words.flatMap((word) => wordReasons(word, t))]
    for (const word of words) {
      const key = synonymKey(word)
      const other = seen.get(key)
      seen.set(key, other ?? group)
      if (key === '' || !other) continue
      reasons.push(
        other === group
          ? t('content:synonym.twice', { word })
          : t('content:synonym.known', { word, file: other.file, line: other.line }),
      )
    }
    return reasons.map((reason) => ({ file, line, reason }))
  })
}

function countReasons({ length }: readonly string[], t: TFunction): string[] {
  if (length < 2) return [t('content:synonym.alone')]
  return length > synonymLimits.words ? [t('content:synonym.tooMany', { count: synonymLimits.words })] : []
}

function wordReasons(word: string, t: TFunction): string[] {
  if (word === '') return [t('content:synonym.empty')]
  if (synonymKey(word) === '') return [t('content:synonym.unsearchable', { word })]
  const { word: count } = synonymLimits
  return word.length > count ? [t('content:synonym.tooLong', { word, count })] : []
}
