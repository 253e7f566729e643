import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { HomeStore } from '../HomeStore.ts'
import { ContinueRow } from './ContinueRow.tsx'
import styles from './MemberHead.module.css'
import { ProgressSummary } from './ProgressSummary.tsx'
import { TodayRow } from './TodayRow.tsx'

/** What the user can do next, and their progress. */
export const MemberHead = observer(function MemberHead({ store }: { store: HomeStore }) {
  const { t, i18n } = useTranslation('home')
  const date = new Intl.DateTimeFormat(i18n.language, { month: 'long', day: 'numeric', weekday: 'long' })
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.date}>{date.format(new Date())}</p>
        <h1 className={styles.title}>{t('member.title')}</h1>
        <ul className={styles.list} aria-label={t('member.title')}>
          <ContinueRow store={store} />
          <TodayRow store={store} />
        </ul>
      </div>
      <aside className={styles.progress} aria-label={t('progress.title')}>
        <ProgressSummary store={store} />
      </aside>
    </div>
  )
})
