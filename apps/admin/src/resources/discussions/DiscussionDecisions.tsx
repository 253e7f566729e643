import type { Identifier } from 'react-admin'
import type { FromHeld } from '../../data/act.ts'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteDiscussion, hideDiscussion, restoreDiscussion } from './acts.ts'

const look = { size: 'small' } as const

interface DiscussionDecisionsProps extends FromHeld {
  ids: readonly Identifier[]
  onDone: () => void
}

/** Whether several posts are read by everybody, by their authors or by nobody. */
export function DiscussionDecisions({ from, ...selected }: DiscussionDecisionsProps) {
  const held = from ? { from } : {}
  return (
    <>
      <ActButton
        act={restoreDiscussion}
        change={{ state: 'visible', stateReason: '', ...held }}
        look={look}
        {...selected}
      />
      <ReasonedActButton
        act={hideDiscussion}
        change={{ state: 'hidden', ...held }}
        look={look}
        {...selected}
      />
      <ReasonedActButton
        act={deleteDiscussion}
        change={{ state: 'deleted', ...held }}
        look={look}
        {...selected}
      />
    </>
  )
}
