import { useListContext } from 'react-admin'
import { CommentDecisions } from './CommentDecisions.tsx'

/** What can be done to all selected comments. */
export function CommentBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  return <CommentDecisions ids={selectedIds} onDone={() => onUnselectItems()} />
}
