import { useListContext } from 'react-admin'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteComment, hideComment, restoreComment } from './acts.ts'

const look = { size: 'small' } as const

/** What can be done to all selected comments. */
export function CommentBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  const selected = { ids: selectedIds, onDone: () => onUnselectItems(), look }
  return (
    <>
      <BulkActButton act={restoreComment} change={{ state: 'visible', stateReason: '' }} />
      <ReasonedActButton act={hideComment} change={{ state: 'hidden' }} {...selected} />
      <ReasonedActButton act={deleteComment} change={{ state: 'deleted' }} {...selected} />
    </>
  )
}
