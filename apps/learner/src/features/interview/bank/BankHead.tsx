import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import strip from '../../../shared/components/Facts.module.css'
import { Icon } from '../../../shared/Icon.tsx'
import crumbs from '../../../shared/reading/Crumbs.module.css'
import styles from './BankHead.module.css'

/** What a bank is, and what it takes. */
export function BankHead({ bank }: { bank: InterviewBank }) {
  const { t } = useTranslation('interview')
  const { name, groupName, level, description, questionCount, topics, minutes } = bank
  const { learnerCount, averageScore, bestScore, sessionCount } = bank
  return (
    <header>
      <nav className={`${crumbs.crumbs} ${styles.place}`} aria-label={t('bank.crumbs')}>
        <Link to="/interview">{t('list.title')}</Link>
        {groupName !== '' && (
          <>
            <Icon name="right" size={14} />
            <Link to={`/interview?group=${encodeURIComponent(groupName)}`}>{groupName}</Link>
          </>
        )}
      </nav>
      <h1 className={styles.title}>
        {name}
        <span>{t(`level.${level}`)}</span>
      </h1>
      <p className={styles.description}>{description}</p>
      <dl className={`${strip.facts} ${styles.bank}`}>
        <Fact name={t('bank.questions')}>
          {t('bank.size', { count: questionCount, topics: topics.length })}
        </Fact>
        <Fact name={t('bank.minutes')}>{t('minutes', { count: minutes })}</Fact>
        {learnerCount > 0 && <Fact name={t('bank.learners')}>{learnerCount}</Fact>}
        {averageScore !== null && <Fact name={t('bank.average')}>{averageScore}</Fact>}
        {bestScore !== null && (
          <Fact name={t('bank.best')}>
            {bestScore}
            <span>{t('bank.sessions', { count: sessionCount })}</span>
          </Fact>
        )}
      </dl>
    </header>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
