import { observer } from 'mobx-react-lite'
import layout from '../../../shared/components/Columns.module.css'
import type { HomeStore } from '../HomeStore.ts'
import { NewestPosts } from '../sections/NewestPosts.tsx'
import { BankList } from './BankList.tsx'
import { HottestQuestions } from './HottestQuestions.tsx'
import { MemberHead } from './MemberHead.tsx'
import styles from './MemberHome.module.css'
import { MissedPoints } from './MissedPoints.tsx'

/** A member's home: today first, then what the last interview missed, what others tell, and the banks. */
export const MemberHome = observer(function MemberHome({ store }: { store: HomeStore }) {
  const missed = store.plan.value?.missed
  return (
    <>
      <MemberHead store={store} />
      <div className={`${layout.columns} ${styles.columns}`}>
        <div className={styles.main}>
          {missed && <MissedPoints missed={missed} />}
          <NewestPosts store={store} />
          <HottestQuestions store={store} />
        </div>
        <BankList store={store} />
      </div>
    </>
  )
})
