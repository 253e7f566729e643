import { useListContext } from 'react-admin'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { assignReport } from './acts.ts'
import { ReportDecisions } from './ReportDecisions.tsx'

/** What can be decided of all selected reports. */
export function ReportBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  return (
    <>
      <BulkActButton act={assignReport} change={{}} />
      <ReportDecisions ids={selectedIds} onDone={() => onUnselectItems()} canDelete />
    </>
  )
}
