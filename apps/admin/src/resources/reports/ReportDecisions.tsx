import type { Identifier } from 'react-admin'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { deleteReported, dismissReport, hideReported } from './acts.ts'

const look = { size: 'small' } as const

interface ReportDecisionsProps {
  ids: readonly Identifier[]
  onDone: () => void
  /** The reason that stands there at first. */
  suggested?: string
  /** Whether they can be deleted: users cannot. */
  canDelete: boolean
}

/** What can be decided of several reported things at once. */
export function ReportDecisions({ canDelete, suggested = '', ...selected }: ReportDecisionsProps) {
  return (
    <>
      <ReasonedActButton
        act={hideReported}
        change={{ outcome: 'hidden' }}
        look={look}
        suggested={suggested}
        {...selected}
      />
      <ActButton act={dismissReport} change={{ outcome: 'dismissed' }} look={look} {...selected} />
      {canDelete && (
        <ReasonedActButton
          act={deleteReported}
          change={{ outcome: 'deleted' }}
          look={look}
          suggested={suggested}
          {...selected}
        />
      )}
    </>
  )
}
