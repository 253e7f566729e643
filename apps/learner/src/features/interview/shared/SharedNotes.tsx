import type { SharedInterview } from '@app/contract/interview-share/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './Shared.module.css'

/** How it was scored, what the bank is, and what there is to see without an account. */
export function SharedNotes({ shared: { scorer, bank } }: { shared: SharedInterview }) {
  const { t } = useTranslation('interview')
  return (
    <div className={styles.notes}>
      <section>
        <h2>{t('scoring.title')}</h2>
        <p>{t('shared.mentions')}</p>
        {scorer && <p>{t(`shared.by.${scorer}`)}</p>}
      </section>
      {bank && (
        <section>
          <h2>{t('shared.bank')}</h2>
          <p>
            {t('shared.bankFacts', {
              size: t('questions', { count: bank.questionCount }),
              topics: bank.topicCount,
              minutes: bank.minutes,
              count: bank.learnerCount,
            })}
          </p>
        </section>
      )}
      <section>
        <h2>{t('shared.look')}</h2>
        <p>
          {t('shared.lookText')}
          <Link to="/problems">{t('shared.problems')}</Link>
          {t('comma')}
          <Link to="/learning">{t('shared.learning')}</Link>
        </p>
      </section>
    </div>
  )
}
