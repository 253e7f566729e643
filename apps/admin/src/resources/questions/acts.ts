import type { EndpointInput } from '@app/contract/common/endpoint'
import type { Contract } from '@app/contract/contract'
import type { Act } from '../../data/act.ts'

/** Moves questions to the end of another bank. */
export const moveQuestion: Act<{ bankId: number }> = {
  name: 'move',
  opposite: 'move',
  perform: ({ questionRecord }, ids, { bankId }) => questionRecord.move({ ids, bankId }),
}

/** What is changed of several questions; what is absent stays. */
export type ManyChange = Omit<EndpointInput<Contract['questionRecord']['change']>, 'ids' | 'isCheck'>

/** Changes how hard questions are, how often they are asked, and their tags; the tags are seen once it is done. */
export const changeQuestions: Act<ManyChange> = {
  name: 'change',
  opposite: 'change',
  perform: ({ questionRecord }, ids, change) => questionRecord.change({ ids, ...change }),
  check: ({ questionRecord }, ids, change) => questionRecord.change({ ids, ...change, isCheck: true }),
}
