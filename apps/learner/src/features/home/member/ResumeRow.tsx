import type { ResumePoint } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { toDrawSearch } from '../../../shared/list/draw-filter.ts'
import { TaskRow } from '../../review/parts/TaskRow.tsx'

/** Where the user stopped last: a question, a knowledge point or a deck of cards. */
export function ResumeRow({ resume }: { resume: ResumePoint }) {
  const { t, i18n } = useTranslation('today')
  const banks = resume.kind === 'deck' ? resume.bankNames.join(' · ') : ''
  const title =
    resume.kind === 'deck' ? t('resume.deck', { banks: banks || t('resume.allBanks') }) : resume.title
  const details = [t('continue.label'), ...placeOf(resume), formatDaysAgo(resume.time, i18n.language)]
  return (
    <TaskRow
      title={title}
      details={details.join(' · ')}
      action={
        <ButtonLink size="small" to={addressOf(resume)}>
          {t('continue.action')}
        </ButtonLink>
      }
    />
  )
}

/** Nothing of a deck whose first card still lies on top. */
function placeOf(resume: ResumePoint): string[] {
  if (resume.kind === 'question') return [resume.bankName]
  if (resume.kind === 'knowledgePoint') return [resume.chapterName]
  return resume.position > 0 ? [`${resume.position}/${resume.total}`] : []
}

function addressOf(resume: ResumePoint): string {
  if (resume.kind === 'question') return `/problems/bagu/${resume.id}?bank=${resume.bankId}`
  if (resume.kind === 'knowledgePoint') return `/learning/core-knowledge/${resume.id}`
  return `/problems/cards${toDrawSearch(resume.filter)}`
}
