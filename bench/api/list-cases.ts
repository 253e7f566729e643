import type { QuestionPageInput } from '../../packages/contract/src/question/schemas.ts'
import type { Difficulty, Mastery } from '../../packages/contract/src/question/values.ts'
import { Random, zipf } from '../generator/random.ts'
import { tags as allTags, banks } from '../generator/vocabulary.ts'
import type { Caller } from '../measure/caller.ts'

/** A list as learners open it: the same filter with ever other values. */
export interface ListCase {
  name: string
  ask: (caller: Caller, token: string | undefined) => Promise<{ milliseconds: number }>
}

const difficulties: [Difficulty, ...Difficulty[]] = ['easy', 'medium', 'hard']
const masteries: Mastery[] = [0, 1, 2, 3, 4]
const sortFields = ['sortOrder', 'createTime', 'viewCount', 'encounterCount'] as const
const sortOrders = ['ascend', 'descend'] as const

/** Every filter with every sort, both ways, and the tags that one chooses from beside the list. */
export function listCases(): ListCase[] {
  const random = new Random(4)
  const pages = filters().flatMap(({ name, draw }) =>
    sortFields.flatMap((sortField) =>
      sortOrders.map((sortOrder): ListCase => {
        const input = () => ({ pageSize: 20, ...draw(), sortField, sortOrder })
        return {
          name: `${name}, ${sortField} ${sortOrder}`,
          ask: (caller, token) => caller.post('/api/question/page', input(), token),
        }
      }),
    ),
  )
  const tags = '/api/question-bank/tags'
  return [
    ...pages,
    {
      name: 'tags of a bank',
      ask: (caller, token) => caller.get(`${tags}?bankId=${1 + random.below(banks.length)}`, token),
    },
    { name: 'tags of all banks', ask: (caller, token) => caller.get(tags, token) },
  ]
}

interface Filter {
  name: string
  draw: () => QuestionPageInput
}

function filters(): Filter[] {
  const random = new Random(2)
  const drawTag = zipf(random, allTags.length)
  const bank = () => ({ bankId: 1 + random.below(banks.length) })
  const tag = () => ({ tags: [allTags[drawTag()] ?? ''] })
  const difficulty = () => ({ difficulties: [random.pick(difficulties)] })
  const filter = (name: string, draw: Filter['draw']): Filter => ({ name, draw })
  return [
    filter('no filter', () => ({})),
    filter('bank', bank),
    filter('tag', tag),
    filter('difficulty', difficulty),
    filter('bank + tag + difficulty', () => ({ ...bank(), ...tag(), ...difficulty() })),
    ...masteries.map((mastery) => filter(`mastery ${mastery}`, () => ({ masteries: [mastery] }))),
    filter('favourite', () => ({ isFavourite: true })),
    // 27% of the titles, 20 of them, 2% and 0.4%.
    filter('keyword common', () => ({ keyword: '如何' })),
    filter('keyword rare', () => ({ keyword: '鸿蒙适配' })),
    filter('keyword of 2 characters', () => ({ keyword: '索引' })),
    filter('keyword latin', () => ({ keyword: 'kafka' })),
  ]
}
