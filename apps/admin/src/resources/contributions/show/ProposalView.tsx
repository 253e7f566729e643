import type { ContributionDetail } from '@app/contract/contribution/schemas'
import { type QuestionText, questionTextFields } from '@app/contract/question/schemas'
import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { RevisionDiff } from '../../../shared/history/RevisionDiff.tsx'
import { QuestionArticle } from '../../questions/QuestionArticle.tsx'
import styles from './ContributionShow.module.css'

/** What is proposed: as a question, or as changes of one; and what became of the question meanwhile. */
export function ProposalView({ contribution }: { contribution: ContributionDetail }) {
  const { t } = useTranslation('admin')
  const { kind, state, text, base, current, merged, baseVersion } = contribution
  const hasMoved = current !== null && base !== null && current.version !== baseVersion
  return (
    <section className={styles.section}>
      <h2>{t(`contributions.proposal.${kind}`)}</h2>
      {kind === 'edit' && state === 'pending' && <EditNotes contribution={contribution} />}
      {base && text && <QuestionDiff before={base} after={text} />}
      {kind === 'new' && text && <QuestionArticle item={text} title={text.title} ownImagesOnly />}
      {kind === 'mistake' && current && <QuestionArticle item={current.text} title={current.text.title} />}
      {state === 'pending' && hasMoved && base && (
        <details open={merged !== null && merged.conflicts.length > 0}>
          <summary>{t('contributions.meanwhile')}</summary>
          <QuestionDiff before={base} after={current.text} />
        </details>
      )}
    </section>
  )
}

function EditNotes({ contribution: { current, merged, baseVersion } }: { contribution: ContributionDetail }) {
  const { t } = useTranslation('admin')
  if (!current) return <Alert severity="warning">{t('contributions.questionGone')}</Alert>
  if (!merged || current.version === baseVersion) return null
  const fields = merged.conflicts.map((field) => t(`resources.problems.fields.${field}`))
  return fields.length > 0 ? (
    <Alert severity="warning">
      {t('contributions.conflict', { fields: fields.join(t('contributions.comma')) })}
    </Alert>
  ) : (
    <Alert severity="info">{t('contributions.moved')}</Alert>
  )
}

function QuestionDiff({ before, after }: { before: QuestionText; after: QuestionText }) {
  return <RevisionDiff resource="problems" fields={questionTextFields} before={before} after={after} />
}
