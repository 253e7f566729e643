import type { Difficulty, Mastery } from '@app/contract/question/values'
import type { DrawFilter } from '@app/contract/question-draw/schemas'
import type { NewPaper } from './SetupStore.ts'

/** The form's fields. */
export interface SetupValues {
  bankIds: number[]
  tags: string[]
  difficulties: Difficulty[]
  masteries: Mastery[]
  keyword: string
  scope: 'all' | 'favourite' | 'encountered'
  questionCount: number
  minutes: number
}

/** What the form begins with. */
export function toValues(
  { isFavourite, isEncountered, ...filter }: DrawFilter,
  size: Pick<NewPaper, 'questionCount' | 'minutes'>,
): SetupValues {
  return { ...filter, ...size, scope: isFavourite ? 'favourite' : isEncountered ? 'encountered' : 'all' }
}

export function toFilter(values: SetupValues): DrawFilter {
  const { bankIds, tags, difficulties, masteries, keyword, scope } = values
  return {
    bankIds,
    tags,
    difficulties,
    masteries,
    keyword: keyword.trim(),
    isFavourite: scope === 'favourite',
    isEncountered: scope === 'encountered',
  }
}
