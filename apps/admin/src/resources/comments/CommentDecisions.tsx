import type { Identifier } from 'react-admin'
import type { FromHeld } from '../../data/act.ts'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteComment, hideComment, restoreComment } from './acts.ts'

const look = { size: 'small' } as const

interface CommentDecisionsProps extends FromHeld {
  ids: readonly Identifier[]
  onDone: () => void
}

/** What can be done to several comments at once. */
export function CommentDecisions({ from, ...selected }: CommentDecisionsProps) {
  const held = from ? { from } : {}
  return (
    <>
      <ActButton
        act={restoreComment}
        change={{ state: 'visible', stateReason: '', ...held }}
        look={look}
        {...selected}
      />
      <ReasonedActButton act={hideComment} change={{ state: 'hidden', ...held }} look={look} {...selected} />
      <ReasonedActButton
        act={deleteComment}
        change={{ state: 'deleted', ...held }}
        look={look}
        {...selected}
      />
    </>
  )
}
