import type { Act } from '../../data/act.ts'

/** Lets tags stand for another one, and their posts have that one. */
export const mergeTag: Act<{ intoId: number }> = {
  name: 'merge',
  perform: ({ discussionTag }, ids, { intoId }) =>
    discussionTag.merge({ ids: ids.filter((id) => id !== intoId), intoId }),
}
