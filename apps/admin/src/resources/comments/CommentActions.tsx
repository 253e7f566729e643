import type { CommentRecord } from '@app/contract/comment-record/schemas'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { SiteLink } from '../../shared/moderation/SiteLink.tsx'
import { deleteComment, hideComment, restoreComment } from './acts.ts'
import { CommentDecisions } from './CommentDecisions.tsx'

const look = { variant: 'outlined' } as const

/** What can be done to one comment. */
export function CommentActions({ comment: { id, state, path } }: { comment: CommentRecord }) {
  const ids = [id]
  if (state === 'deleted') return null
  return (
    <>
      {state === 'held' && <CommentDecisions ids={ids} from="held" look={look} />}
      {state === 'hidden' && (
        <ActButton
          act={restoreComment}
          ids={ids}
          change={{ state: 'visible', stateReason: '' }}
          look={{ variant: 'contained' }}
        />
      )}
      {state === 'visible' && (
        <ReasonedActButton act={hideComment} ids={ids} change={{ state: 'hidden' }} look={look} />
      )}
      {state !== 'held' && (
        <ReasonedActButton act={deleteComment} ids={ids} change={{ state: 'deleted' }} look={look} />
      )}
      <SiteLink path={path} />
    </>
  )
}
