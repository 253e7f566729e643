import type { InterviewObjection } from '@app/contract/interview-objection/schemas'
import type { InterviewTurn } from '@app/contract/interview-session/schemas'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format-time.ts'
import { ComparedPoints } from './ComparedPoints.tsx'
import { compareScorings } from './compare-scorings.ts'
import styles from './ObjectionSection.module.css'

interface Props {
  objection: InterviewObjection
  turns: readonly InterviewTurn[]
}

/** Why the user did not agree, both scorings beside each other, and what was decided. */
export function ObjectionSection({ objection, turns }: Props) {
  const { t, i18n } = useTranslation('interview')
  const { first, second, adopted, reason, outcome, createTime, secondFailure } = objection
  const shown = adopted ?? second
  const points = compareScorings(objection, turns)
  return (
    <section className={styles.objection} aria-label={t('objection.title')}>
      <h3>
        {t('objection.title')}
        <Tag variant="filled" className={(outcome === 'open' && styles.open) || ''}>
          {t(`objection.outcome.${outcome}`)}
        </Tag>
      </h3>
      <p className={styles.reason}>
        {t('objection.quote', { text: reason })}
        <small>{formatDate(createTime, i18n.language)}</small>
      </p>
      <dl className={styles.scores}>
        <dt>{t('objection.first')}</dt>
        <dd data-counted={outcome !== 'adopted'}>{first.score}</dd>
        <dt>{t('objection.second')}</dt>
        <dd data-counted={outcome === 'adopted'}>{shown?.score ?? t('objection.underWay')}</dd>
      </dl>
      {secondFailure !== null && (
        <p className={styles.scorer}>
          {t('objection.modelFailed', { reason: t(`modelFailure.${secondFailure}`) })}
        </p>
      )}
      <Decision objection={objection} />
      <ComparedPoints points={points} />
      {second && second.assessment.comment !== '' && <p>{second.assessment.comment}</p>}
    </section>
  )
}

/** Who decided what and why, or that it is still to be decided. */
function Decision({ objection }: { objection: InterviewObjection }) {
  const { t, i18n } = useTranslation('interview')
  const { outcome, note, decideTime, deciderName, first, adopted } = objection
  if (outcome === 'open' || decideTime === null)
    return <p className={styles.decision}>{t('objection.waits')}</p>
  const values = {
    name: deciderName ?? t('objection.someAdmin'),
    day: formatDate(decideTime, i18n.language),
    before: first.score,
    after: adopted?.score ?? first.score,
  }
  return (
    <div className={styles.decision}>
      <p>{t(outcome === 'adopted' ? 'objection.adopted' : 'objection.kept', values)}</p>
      <p>{t('objection.note', { text: note })}</p>
    </div>
  )
}
