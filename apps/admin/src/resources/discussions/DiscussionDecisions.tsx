import type { Identifier } from 'react-admin'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteDiscussion, hideDiscussion, restoreDiscussion } from './acts.ts'

const look = { size: 'small' } as const

/** Whether several posts are read by everybody, by their authors or by nobody. */
export function DiscussionDecisions(selected: { ids: readonly Identifier[]; onDone: () => void }) {
  return (
    <>
      <ActButton
        act={restoreDiscussion}
        change={{ state: 'visible', stateReason: '' }}
        look={look}
        {...selected}
      />
      <ReasonedActButton act={hideDiscussion} change={{ state: 'hidden' }} look={look} {...selected} />
      <ReasonedActButton act={deleteDiscussion} change={{ state: 'deleted' }} look={look} {...selected} />
    </>
  )
}
