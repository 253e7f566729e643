import type { ReportCase } from '@app/contract/report/schemas'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ReasonedActButton } from '../../shared/moderation/ReasonedActButton.tsx'
import { SiteLink } from '../../shared/moderation/SiteLink.tsx'
import {
  assignReport,
  deleteReported,
  dismissReport,
  hideReported,
  reopenReport,
  unassignReport,
} from './acts.ts'
import { useSuggestedReason } from './use-suggested-reason.ts'

const look = { variant: 'outlined' } as const

/** What can be decided of one reported thing. */
export function ReportActions({ row }: { row: ReportCase }) {
  const { t } = useTranslation('admin')
  const ids = [row.id]
  const { thing, outcome, assignee } = row
  const suggested = useSuggestedReason(row)
  return (
    <>
      {outcome === null ? (
        <>
          <ReasonedActButton
            act={hideReported}
            ids={ids}
            change={{ outcome: 'hidden' }}
            look={look}
            suggested={suggested}
          />
          <ActButton act={dismissReport} ids={ids} change={{ outcome: 'dismissed' }} look={look} />
          {thing?.type !== 'user' && (
            <ReasonedActButton
              act={deleteReported}
              ids={ids}
              change={{ outcome: 'deleted' }}
              look={look}
              suggested={suggested}
            />
          )}
          {assignee ? (
            <ActButton act={unassignReport} ids={ids} change={{ assignee: null }} look={look} />
          ) : (
            <ActButton act={assignReport} ids={ids} change={{}} look={look} />
          )}
        </>
      ) : (
        outcome !== 'deleted' && (
          <ActButton act={reopenReport} ids={ids} change={{ outcome: null, closeTime: null }} look={look} />
        )
      )}
      {thing?.author && (
        <Button component={Link} to={`/users/${thing.author.id}/show`} {...look}>
          {t('reports.author')}
        </Button>
      )}
      {thing && <SiteLink path={thing.path} />}
    </>
  )
}
