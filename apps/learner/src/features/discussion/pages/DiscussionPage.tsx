import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { CreateLink } from '../list/CreateLink.tsx'
import { DiscussionListStore } from '../list/DiscussionListStore.ts'
import { parseDiscussionQuery } from '../list/discussion-query.ts'
import { ListAside } from '../list/ListAside.tsx'
import { ListChoices } from '../list/ListChoices.tsx'
import { PostList } from '../list/PostList.tsx'
import styles from './DiscussionPage.module.css'

export const load: PageLoad = (root, { search }) =>
  root.feature(DiscussionListStore).load(parseDiscussionQuery(search))

/** The forum: its posts, and beside them who helps and what is talked about. */
export const Page = observer(function DiscussionPage() {
  const { t } = useTranslation('discussion')
  const store = useFeatureStore(DiscussionListStore)
  const query = parseDiscussionQuery(useSearchParams()[0])
  return (
    <PageContainer>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.head}>
            <h1>{t('list.title')}</h1>
            <CreateLink className={styles.narrowOnly} />
          </div>
          <ListChoices store={store} query={query} />
          <PostList store={store} query={query} />
        </div>
        <ListAside store={store} query={query} />
      </div>
    </PageContainer>
  )
})
