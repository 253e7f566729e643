import type { DiscussionCategory } from '@app/contract/discussion/values'
import type { Act, FromHeld } from '../../data/act.ts'

/** What an author is told, too. */
type Reasoned<Change> = Change & { stateReason: string }

export const pinDiscussion: Act<{ isPinned: true }> = {
  name: 'pin',
  opposite: 'unpin',
  perform: ({ discussionRecord }, ids) => discussionRecord.pin({ ids }),
}

export const unpinDiscussion: Act<{ isPinned: false }> = {
  name: 'unpin',
  opposite: 'pin',
  perform: ({ discussionRecord }, ids) => discussionRecord.unpin({ ids }),
}

export const markEssence: Act<{ isEssence: true }> = {
  name: 'markEssence',
  opposite: 'unmarkEssence',
  perform: ({ discussionRecord }, ids) => discussionRecord.markEssence({ ids }),
}

export const unmarkEssence: Act<{ isEssence: false }> = {
  name: 'unmarkEssence',
  opposite: 'markEssence',
  perform: ({ discussionRecord }, ids) => discussionRecord.unmarkEssence({ ids }),
}

/** Takes no more comments. */
export const lockDiscussion: Act<Reasoned<{ isLocked: true }>> = {
  name: 'lock',
  opposite: 'unlock',
  perform: ({ discussionRecord }, ids, { stateReason }) =>
    discussionRecord.lock({ ids, reason: stateReason }),
}

export const unlockDiscussion: Act<{ isLocked: false }> = {
  name: 'unlock',
  opposite: 'lock',
  perform: ({ discussionRecord }, ids) => discussionRecord.unlock({ ids }),
}

/** Leaves posts to their authors and admins. */
export const hideDiscussion: Act<Reasoned<FromHeld & { state: 'hidden' }>> = {
  name: 'hide',
  opposite: 'restore',
  perform: ({ discussionRecord }, ids, { stateReason, from }) =>
    discussionRecord.hide({ ids, reason: stateReason, ...(from && { from }) }),
}

/** Lets everybody read what was hidden or held. */
export const restoreDiscussion: Act<Reasoned<{ state: 'visible' }>> = {
  name: 'restore',
  opposite: 'hide',
  perform: ({ discussionRecord }, ids) => discussionRecord.restore({ ids }),
}

/** Lets everybody read what is held still. */
export const releaseDiscussion: Act<Reasoned<{ state: 'visible' }>> = {
  name: 'release',
  opposite: 'hide',
  perform: ({ discussionRecord }, ids) => discussionRecord.restore({ ids, from: 'held' }),
}

export const deleteDiscussion: Act<Reasoned<FromHeld & { state: 'deleted' }>> = {
  name: 'delete',
  perform: ({ discussionRecord }, ids, { stateReason, from }) =>
    discussionRecord.delete({ ids, reason: stateReason, ...(from && { from }) }),
}

export const moveDiscussion: Act<{ category: DiscussionCategory }> = {
  name: 'move',
  perform: ({ discussionRecord }, ids, { category }) => discussionRecord.move({ ids, category }),
}

export const discussionActs = [
  pinDiscussion,
  unpinDiscussion,
  markEssence,
  unmarkEssence,
  lockDiscussion,
  unlockDiscussion,
  hideDiscussion,
  restoreDiscussion,
  releaseDiscussion,
  deleteDiscussion,
  moveDiscussion,
]
