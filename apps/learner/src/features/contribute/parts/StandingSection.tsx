import type { ContributionStanding } from '@app/contract/contribution/schemas'
import { BADGE_THRESHOLDS } from '@app/contract/contribution/values'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './StandingSection.module.css'

const icons = { contributor: 'ok', corrector: 'edit', author: 'book', helper: 'like' } as const

/** What somebody has done for others: badges, and the questions that they brought. Nothing where there is nothing. */
export function StandingSection({ standing }: { standing: ContributionStanding }) {
  const { t } = useTranslation('contribution')
  const id = useId()
  const { badges, questionCount, fixCount, questions } = standing
  if (badges.length === 0 && questionCount + fixCount === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {t('title')}
        <small>
          {t('questions', { count: questionCount })}
          <span>{t('fixes', { count: fixCount })}</span>
        </small>
      </h2>
      <ul className={styles.badges} aria-label={t('badges')}>
        {badges.map((badge) => (
          <li key={badge}>
            <Icon name={icons[badge]} size={20} />
            <b>{t(`badge.${badge}`)}</b>
            <span>{t(`deed.${badge}`, { count: BADGE_THRESHOLDS[badge] })}</span>
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id}>
              <Link to={`/problems/bagu/${question.id}`}>{question.title}</Link>
              <span>{question.bankName}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
