import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import layout from '../../../shared/components/Columns.module.css'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { readChoice } from '../../../shared/list/list-query.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { BankRow } from '../list/BankRow.tsx'
import { GroupLinks } from '../list/GroupLinks.tsx'
import { InterviewListStore } from '../list/InterviewListStore.ts'
import { OverviewAside } from '../list/OverviewAside.tsx'
import { OpenSession } from '../overview/OpenSession.tsx'
import { OverviewStore } from '../overview/OverviewStore.ts'
import { useIsMember } from '../use-is-member.ts'
import styles from './InterviewPage.module.css'

export const load: PageLoad = (root) => root.feature(InterviewListStore).load()

/** What one can be interviewed for, and how the user's interviews went. */
export const Page = observer(function InterviewPage() {
  const { t } = useTranslation(['interview', 'common'])
  const store = useFeatureStore(InterviewListStore)
  const { overview } = useFeatureStore(OverviewStore)
  const isMember = useIsMember()
  const [search] = useSearchParams()
  const { banks, groups } = store
  if (!banks.value) {
    if (banks.status !== 'failed') return <PageSkeleton />
    return <LoadFailed heading="h1" onRetry={() => void store.load()} />
  }
  if (banks.value.length === 0)
    return (
      <EmptyState art="soon" heading="h1" title={t('list.empty')} hint={t('list.emptyHint')}>
        <ButtonLink to="/problems">{t('list.toProblems')}</ButtonLink>
      </EmptyState>
    )
  const group = readChoice(search, 'group', groups)
  return (
    <PageContainer>
      <h1 className="visually-hidden">{t('list.title')}</h1>
      {isMember && overview.value?.open && <OpenSession open={overview.value.open} />}
      <div className={layout.columns}>
        <div>
          <div className={styles.head}>
            {groups.length > 1 && <GroupLinks groups={groups} current={group} />}
            <span className={styles.order}>{t('list.order')}</span>
          </div>
          <ul className={styles.banks}>
            {store.banksOf(group).map((bank) => (
              <BankRow key={bank.id} bank={bank} isMine={isMember} />
            ))}
          </ul>
        </div>
        <OverviewAside />
      </div>
    </PageContainer>
  )
})
