import type { CommentRecord } from '@app/contract/comment-record/schemas'
import type { FromHeld } from '../../data/act.ts'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { SiteLink } from '../../shared/moderation/SiteLink.tsx'
import { deleteComment, hideComment, restoreComment } from './acts.ts'

const look = { variant: 'outlined' } as const

/** What can be done to one comment. */
export function CommentActions({ comment: { id, state, path } }: { comment: CommentRecord }) {
  const ids = [id]
  if (state === 'deleted') return null
  const from: FromHeld = state === 'held' ? { from: 'held' } : {}
  return (
    <>
      {state !== 'visible' && (
        <ActButton
          act={restoreComment}
          ids={ids}
          change={{ state: 'visible', stateReason: '', ...from }}
          look={{ variant: 'contained' }}
        />
      )}
      {state !== 'hidden' && (
        <ReasonedActButton act={hideComment} ids={ids} change={{ state: 'hidden', ...from }} look={look} />
      )}
      <ReasonedActButton act={deleteComment} ids={ids} change={{ state: 'deleted', ...from }} look={look} />
      <SiteLink path={path} />
    </>
  )
}
