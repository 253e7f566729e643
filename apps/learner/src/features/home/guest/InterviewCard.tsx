import type { InterviewExample } from '@app/contract/interview-bank/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './Cards.module.css'

/** A question of an interview, half an answer, and what the interviewer asks next. */
export function InterviewCard({ example }: { example: InterviewExample }) {
  const { t } = useTranslation('home')
  return (
    <>
      <p className={styles.who}>
        <Icon name="robot" size={18} />
        {t('loop.interview.interviewer')}
      </p>
      <p className={styles.title}>{example.title}</p>
      <p className={styles.answer}>{example.answer}</p>
      <p className={styles.who}>
        <Icon name="robot" size={18} />
        {t('loop.interview.interviewer')}
        <span className={styles.tag}>{t('loop.interview.followUp')}</span>
      </p>
      <p className={styles.title}>{example.followUp}</p>
      <Link className={styles.more} to={`/interview/${example.bankId}`}>
        {t('loop.interview.more', { bank: example.bankName })}
      </Link>
    </>
  )
}
