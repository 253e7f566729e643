import type { Difficulty, Mastery, QuestionPageInput } from '../../packages/contract/src/index.ts'
import { Random, zipf } from '../generator/random.ts'
import { banks, tags } from '../generator/vocabulary.ts'

/** A list as learners open it: the same filter with ever other values. */
export interface PageCase {
  name: string
  next: () => QuestionPageInput
}

const difficulties: [Difficulty, ...Difficulty[]] = ['easy', 'medium', 'hard']
const masteries: Mastery[] = [0, 1, 2, 3, 4]
const sortFields = ['sortOrder', 'createTime', 'viewCount', 'encounterCount'] as const
const sortOrders = ['ascend', 'descend'] as const

/** Every filter with every sort, both ways. */
export function pageCases(): PageCase[] {
  return filters().flatMap(({ name, draw }) =>
    sortFields.flatMap((sortField) =>
      sortOrders.map((sortOrder) => ({
        name: `${name}, ${sortField} ${sortOrder}`,
        next: () => ({ pageSize: 20, ...draw(), sortField, sortOrder }),
      })),
    ),
  )
}

interface Filter {
  name: string
  draw: () => QuestionPageInput
}

function filters(): Filter[] {
  const random = new Random(2)
  const drawTag = zipf(random, tags.length)
  const bank = () => ({ bankId: 1 + random.below(banks.length) })
  const tag = () => ({ tag: tags[drawTag()] ?? '' })
  const difficulty = () => ({ difficulty: random.pick(difficulties) })
  const filter = (name: string, draw: Filter['draw']): Filter => ({ name, draw })
  return [
    filter('no filter', () => ({})),
    filter('bank', bank),
    filter('tag', tag),
    filter('difficulty', difficulty),
    filter('bank + tag + difficulty', () => ({ ...bank(), ...tag(), ...difficulty() })),
    ...masteries.map((mastery) => filter(`mastery ${mastery}`, () => ({ mastery }))),
    filter('favourite', () => ({ isFavourite: true })),
    // 27% of the titles, 20 of them, 2% and 0.4%.
    filter('keyword common', () => ({ keyword: '如何' })),
    filter('keyword rare', () => ({ keyword: '鸿蒙适配' })),
    filter('keyword of 2 characters', () => ({ keyword: '索引' })),
    filter('keyword latin', () => ({ keyword: 'kafka' })),
  ]
}
