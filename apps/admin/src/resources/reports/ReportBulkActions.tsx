import { useListContext } from 'react-admin'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { assignReport, deleteReported, dismissReport, hideReported } from './acts.ts'

const look = { size: 'small' } as const

/** What can be decided of all selected reports. */
export function ReportBulkActions() {
  const { selectedIds, onUnselectItems } = useListContext()
  const selected = { ids: selectedIds, onDone: () => onUnselectItems(), look }
  return (
    <>
      <BulkActButton act={assignReport} change={{}} />
      <ReasonedActButton act={hideReported} change={{ outcome: 'hidden' }} {...selected} />
      <BulkActButton act={dismissReport} change={{ outcome: 'dismissed' }} />
      <ReasonedActButton act={deleteReported} change={{ outcome: 'deleted' }} {...selected} />
    </>
  )
}
