import { useListContext } from 'react-admin'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { markEssence, pinDiscussion } from './acts.ts'
import { DiscussionDecisions } from './DiscussionDecisions.tsx'
import { MoveButton } from './MoveButton.tsx'

const look = { size: 'small' } as const

/** What can be done to all selected posts. */
export function DiscussionBulkActions() {
  const { selectedIds, onUnselectItems, filterValues } = useListContext()
  // What others handle meanwhile is left as they decided.
  const from = filterValues.state === 'held' ? { from: 'held' as const } : {}
  const selected = { ids: selectedIds, onDone: () => onUnselectItems() }
  return (
    <>
      <BulkActButton act={pinDiscussion} change={{ isPinned: true }} />
      <BulkActButton act={markEssence} change={{ isEssence: true }} />
      <MoveButton {...selected} look={look} />
      <DiscussionDecisions {...selected} {...from} look={look} />
    </>
  )
}
