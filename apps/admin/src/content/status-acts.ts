import type { QuestionStatus } from '@app/contract/content/values'
import type { Act } from '../data/act.ts'
import type { Api } from '../data/api.ts'

/** What publishing and archiving change. */
export type StatusAct = Act<{ status: QuestionStatus }>

export interface StatusCalls {
  publish(input: { ids: number[]; isCheck?: boolean }): Promise<unknown>
  archive(input: { ids: number[] }): Promise<unknown>
}

/** Shows items to learners, and takes them out of their sight. */
export function statusActs(calls: (api: Api) => StatusCalls): [publish: StatusAct, archive: StatusAct] {
  return [
    {
      name: 'publish',
      opposite: 'archive',
      perform: (api, ids) => calls(api).publish({ ids }),
      isOfLack: true,
      check: (api, ids) => calls(api).publish({ ids, isCheck: true }),
    },
    { name: 'archive', opposite: 'publish', perform: (api, ids) => calls(api).archive({ ids }) },
  ]
}
