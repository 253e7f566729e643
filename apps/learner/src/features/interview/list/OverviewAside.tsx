import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { bankAddress } from '../bank-address.ts'
import { HowScored } from '../HowScored.tsx'
import { OverviewStore } from '../overview/OverviewStore.ts'
import { TrendChart } from '../overview/TrendChart.tsx'
import { useIsMember } from '../use-is-member.ts'
import styles from './OverviewAside.module.css'

/** How the user's interviews went, what they miss most, and how scoring works. */
export const OverviewAside = observer(function OverviewAside() {
  const { t } = useTranslation('interview')
  const isMember = useIsMember()
  const { overview } = useFeatureStore(OverviewStore)
  return (
    <aside className={styles.aside} aria-label={t('overview.label')}>
      {isMember ? (
        <Mine overview={overview.value} isFailed={overview.status === 'failed'} />
      ) : (
        <div className={styles.room} />
      )}
      <HowScored />
    </aside>
  )
})

function Mine({ overview, isFailed }: { overview: InterviewOverview | undefined; isFailed: boolean }) {
  const { t } = useTranslation('interview')
  if (!overview)
    return (
      <section className={styles.section}>
        <h2>{t('trend.title')}</h2>
        {isFailed ? <p>{t('overview.failed')}</p> : <Skeleton className={styles.outline} />}
      </section>
    )
  return (
    <>
      <section className={styles.section}>
        <h2>{t('trend.title')}</h2>
        {overview.trend.length > 0 ? (
          <TrendChart trend={overview.trend} />
        ) : (
          <p>{t(overview.missed.length > 0 ? 'trend.unchecked' : 'trend.none')}</p>
        )}
      </section>
      {overview.missed.length > 0 && <MissedPoints missed={overview.missed} />}
    </>
  )
}

function MissedPoints({ missed }: Pick<InterviewOverview, 'missed'>) {
  const { t } = useTranslation('interview')
  const [first] = missed
  if (!first) return null
  const topics = [
    ...new Set(missed.filter(({ bankId }) => bankId === first.bankId).map(({ topic }) => topic)),
  ]
  return (
    <section className={styles.section}>
      <h2>{t('missed.often')}</h2>
      <ul className={styles.missed}>
        {missed.map(({ point, bankId, topic, count }) => (
          <li key={`${bankId} ${topic} ${point}`}>
            <Link to={bankAddress(bankId, [topic])}>{point}</Link>
            <span>{t('missed.times', { count })}</span>
          </li>
        ))}
      </ul>
      <ButtonLink size="small" to={bankAddress(first.bankId, topics)}>
        {t('missed.practise')}
      </ButtonLink>
    </section>
  )
}
