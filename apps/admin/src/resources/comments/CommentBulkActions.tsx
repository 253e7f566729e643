import { useListContext } from 'react-admin'
import { CommentDecisions } from './CommentDecisions.tsx'

/** What can be done to all selected comments. */
export function CommentBulkActions() {
  const { selectedIds, onUnselectItems, filterValues } = useListContext()
  // What others handle meanwhile is left as they decided.
  const from = filterValues.state === 'held' ? { from: 'held' as const } : {}
  return (
    <CommentDecisions ids={selectedIds} onDone={() => onUnselectItems()} look={{ size: 'small' }} {...from} />
  )
}
