import type { Act, FromHeld } from '../../data/act.ts'

/** What an author is told, too. */
type Reasoned<Change> = Change & { stateReason: string }

/** Leaves comments to their authors and admins. */
export const hideComment: Act<Reasoned<FromHeld & { state: 'hidden' }>> = {
  name: 'hide',
  opposite: 'restore',
  perform: ({ commentRecord }, ids, { stateReason, from }) =>
    commentRecord.hide({ ids, reason: stateReason, ...(from && { from }) }),
}

/** Lets everybody read what was hidden or held. */
export const restoreComment: Act<Reasoned<{ state: 'visible' }>> = {
  name: 'restore',
  opposite: 'hide',
  perform: ({ commentRecord }, ids) => commentRecord.restore({ ids }),
}

/** Lets everybody read what is held still. */
export const releaseComment: Act<Reasoned<{ state: 'visible' }>> = {
  name: 'release',
  opposite: 'hide',
  perform: ({ commentRecord }, ids) => commentRecord.restore({ ids, from: 'held' }),
}

export const deleteComment: Act<Reasoned<FromHeld & { state: 'deleted' }>> = {
  name: 'delete',
  perform: ({ commentRecord }, ids, { stateReason, from }) =>
    commentRecord.delete({ ids, reason: stateReason, ...(from && { from }) }),
}

export const commentActs = [hideComment, restoreComment, releaseComment, deleteComment]
