import type { ChapterInterview } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import styles from './InterviewSection.module.css'

/** The interview that tests a chapter. */
export function InterviewSection({ interview }: { interview: ChapterInterview }) {
  const { t } = useTranslation('learning')
  const { id, name, sessionSize, minutes, learnerCount, bestScore } = interview
  const facts = t('interview.facts', { size: sessionSize, minutes, count: learnerCount })
  return (
    <section aria-labelledby="interview">
      <h2 id="interview">{t('interview.title')}</h2>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        {bestScore === null ? facts : t('interview.best', { facts, score: bestScore })}
      </p>
      <ButtonLink size="small" to={`/interview/${id}`}>
        {t(bestScore === null ? 'interview.begin' : 'interview.again')}
      </ButtonLink>
    </section>
  )
}
