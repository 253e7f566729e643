import { useListContext } from 'react-admin'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteDiscussion, hideDiscussion, markEssence, pinDiscussion, restoreDiscussion } from './acts.ts'
import { MoveButton } from './MoveButton.tsx'

const look = { size: 'small' } as const

/** What can be done to all selected posts. */
export function DiscussionBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  const selected = { ids: selectedIds, onDone: () => onUnselectItems(), look }
  return (
    <>
      <ReasonedActButton act={hideDiscussion} change={{ state: 'hidden' }} {...selected} />
      <BulkActButton act={restoreDiscussion} change={{ state: 'visible', stateReason: '' }} />
      <BulkActButton act={pinDiscussion} change={{ isPinned: true }} />
      <BulkActButton act={markEssence} change={{ isEssence: true }} />
      <MoveButton {...selected} />
      <ReasonedActButton act={deleteDiscussion} change={{ state: 'deleted' }} {...selected} />
    </>
  )
}
