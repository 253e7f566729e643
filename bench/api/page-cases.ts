import type { Difficulty, Mastery, QuestionPageInput } from '../../packages/contract/src/index.ts'
import { Random, zipf } from '../generator/random.ts'
import { banks, tags } from '../generator/vocabulary.ts'

/** A list as learners open it: the same filter with ever other values. */
export interface PageCase {
  name: string
  /** Whether it is the caller's own list. */
  isPersonal: boolean
  next: () => QuestionPageInput
}

const difficulties: [Difficulty, ...Difficulty[]] = ['easy', 'medium', 'hard']
const masteries: Mastery[] = [0, 1, 2, 3, 4]
const sortFields = ['sortOrder', 'createTime', 'viewCount', 'encounterCount'] as const
const sortOrders = ['ascend', 'descend'] as const

/** Every filter with every sort, both ways. */
export function pageCases(): PageCase[] {
  return filters().flatMap(({ name, isPersonal, draw }) =>
    sortFields.flatMap((sortField) =>
      sortOrders.map((sortOrder) => ({
        name: `${name}, ${sortField} ${sortOrder}`,
        isPersonal,
        next: () => ({ pageSize: 20, ...draw(), sortField, sortOrder }),
      })),
    ),
  )
}

interface Filter {
  name: string
  isPersonal: boolean
  draw: () => QuestionPageInput
}

function filters(): Filter[] {
  const random = new Random(2)
  const drawTag = zipf(random, tags.length)
  const bank = () => ({ bankId: 1 + random.below(banks.length) })
  const tag = () => ({ tag: tags[drawTag()] ?? '' })
  const difficulty = () => ({ difficulty: random.pick(difficulties) })
  const catalogue = (name: string, draw: Filter['draw']): Filter => ({ name, isPersonal: false, draw })
  const personal = (name: string, draw: Filter['draw']): Filter => ({ name, isPersonal: true, draw })
  return [
    catalogue('no filter', () => ({})),
    catalogue('bank', bank),
    catalogue('tag', tag),
    catalogue('difficulty', difficulty),
    catalogue('bank + tag + difficulty', () => ({ ...bank(), ...tag(), ...difficulty() })),
    ...masteries.map((mastery) => personal(`mastery ${mastery}`, () => ({ mastery }))),
    personal('favourite', () => ({ isFavourite: true })),
    // 27%, 0.02%, 1% and 0.5% of the titles.
    catalogue('keyword common', () => ({ keyword: '如何' })),
    catalogue('keyword rare', () => ({ keyword: '鸿蒙适配' })),
    catalogue('keyword of 2 characters', () => ({ keyword: '索引' })),
    catalogue('keyword latin', () => ({ keyword: 'kafka' })),
  ]
}
