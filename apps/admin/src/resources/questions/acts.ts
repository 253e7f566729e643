import type { Act } from '../../data/act.ts'

/** Moves questions to the end of another bank. */
export const moveQuestion: Act<{ bankId: number }> = {
  name: 'move',
  opposite: 'move',
  perform: ({ questionRecord }, ids, { bankId }) => questionRecord.move({ ids, bankId }),
}
