import type { DiscussionRecord } from '@app/contract/discussion-record/schemas'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { SiteLink } from '../../shared/moderation/SiteLink.tsx'
import {
  deleteDiscussion,
  hideDiscussion,
  lockDiscussion,
  markEssence,
  pinDiscussion,
  restoreDiscussion,
  unlockDiscussion,
  unmarkEssence,
  unpinDiscussion,
} from './acts.ts'
import { DiscussionDecisions } from './DiscussionDecisions.tsx'
import { MoveButton } from './MoveButton.tsx'

const look = { variant: 'outlined' } as const

/** What can be done to one post. */
export function DiscussionActions({ post }: { post: DiscussionRecord }) {
  const ids = [post.id]
  if (post.state === 'deleted') return null
  if (post.state === 'held') return <HeldActions id={post.id} />
  return (
    <>
      {post.state === 'visible' ? (
        <ReasonedActButton act={hideDiscussion} ids={ids} change={{ state: 'hidden' }} look={look} />
      ) : (
        <ActButton
          act={restoreDiscussion}
          ids={ids}
          change={{ state: 'visible', stateReason: '' }}
          look={{ variant: 'contained' }}
        />
      )}
      {post.isPinned ? (
        <ActButton act={unpinDiscussion} ids={ids} change={{ isPinned: false }} look={look} />
      ) : (
        <ActButton act={pinDiscussion} ids={ids} change={{ isPinned: true }} look={look} />
      )}
      {post.isEssence ? (
        <ActButton act={unmarkEssence} ids={ids} change={{ isEssence: false }} look={look} />
      ) : (
        <ActButton act={markEssence} ids={ids} change={{ isEssence: true }} look={look} />
      )}
      {post.isLocked ? (
        <ActButton act={unlockDiscussion} ids={ids} change={{ isLocked: false }} look={look} />
      ) : (
        <ReasonedActButton act={lockDiscussion} ids={ids} change={{ isLocked: true }} look={look} />
      )}
      <MoveButton ids={ids} look={look} />
      <ReasonedActButton act={deleteDiscussion} ids={ids} change={{ state: 'deleted' }} look={look} />
      <SiteLink path={`/discussion/${post.id}`} />
    </>
  )
}

/** What nobody reads yet is let through or not, and nothing else. */
function HeldActions({ id }: { id: number }) {
  return (
    <>
      <DiscussionDecisions ids={[id]} from="held" look={look} />
      <SiteLink path={`/discussion/${id}`} />
    </>
  )
}
