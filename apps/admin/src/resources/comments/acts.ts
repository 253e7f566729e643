import type { Act } from '../../data/act.ts'

/** What an author is told, too. */
type Reasoned<Change> = Change & { stateReason: string }

/** Leaves comments to their authors and admins. */
export const hideComment: Act<Reasoned<{ state: 'hidden' }>> = {
  name: 'hide',
  opposite: 'restore',
  perform: ({ commentRecord }, ids, { stateReason }) => commentRecord.hide({ ids, reason: stateReason }),
}

/** Lets everybody read what was hidden or held. */
export const restoreComment: Act<Reasoned<{ state: 'visible' }>> = {
  name: 'restore',
  opposite: 'hide',
  perform: ({ commentRecord }, ids) => commentRecord.restore({ ids }),
}

export const deleteComment: Act<Reasoned<{ state: 'deleted' }>> = {
  name: 'delete',
  perform: ({ commentRecord }, ids, { stateReason }) => commentRecord.delete({ ids, reason: stateReason }),
}

export const commentActs = [hideComment, restoreComment, deleteComment]
