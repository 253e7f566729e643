import type { MissedInInterview } from '@app/contract/plan/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { Section } from '../sections/Section.tsx'
import styles from './MissedPoints.module.css'

/** What the last interview missed, each point with the question that trains it. */
export function MissedPoints({ missed }: { missed: MissedInInterview }) {
  const { t } = useTranslation('today')
  const { sessionId, bankName, points } = missed
  return (
    <Section
      title={t('missed.title')}
      more={{ to: `/interview/result/${sessionId}`, text: t('missed.report', { bank: bankName }) }}
    >
      <ul className={styles.points}>
        {points.map(({ point, topic, trainingId }) => (
          <li key={point}>
            <span className={styles.topic}>{topic}</span>
            <p>{point}</p>
            <ButtonLink
              size="small"
              to={trainingId === null ? `/interview/result/${sessionId}` : `/problems/bagu/${trainingId}`}
            >
              {t('missed.train')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
