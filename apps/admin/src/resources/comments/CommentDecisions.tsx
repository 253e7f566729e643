import type { Identifier } from 'react-admin'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteComment, hideComment, restoreComment } from './acts.ts'

const look = { size: 'small' } as const

/** What can be done to several comments at once. */
export function CommentDecisions(selected: { ids: readonly Identifier[]; onDone: () => void }) {
  return (
    <>
      <ActButton
        act={restoreComment}
        change={{ state: 'visible', stateReason: '' }}
        look={look}
        {...selected}
      />
      <ReasonedActButton act={hideComment} change={{ state: 'hidden' }} look={look} {...selected} />
      <ReasonedActButton act={deleteComment} change={{ state: 'deleted' }} look={look} {...selected} />
    </>
  )
}
