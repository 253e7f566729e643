import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type PageLoad, useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { BankHeader } from '../list/BankHeader.tsx'
import { BankRail } from '../list/BankRail.tsx'
import { Filters } from '../list/Filters.tsx'
import { MineNeedsLogin } from '../list/MineNeedsLogin.tsx'
import { ProblemsStore } from '../list/ProblemsStore.ts'
import { QuestionList } from '../list/QuestionList.tsx'
import { parseListQuery } from '../list/question-list-query.ts'
import styles from './ProblemsPage.module.css'

export const load: PageLoad = (root, { search }) => root.feature(ProblemsStore).load(parseListQuery(search))

/** The question bank: banks on the left, the questions of one list on the right; the address says which. */
export const Page = observer(function ProblemsPage() {
  const { t } = useTranslation('problems')
  const store = useFeatureStore(ProblemsStore)
  const { session } = useRootStore()
  const query = parseListQuery(useSearchParams()[0])
  const needsLogin = query.mine !== undefined && !session.isLoggedIn
  return (
    <div className={styles.page}>
      <BankRail store={store} query={query} />
      <section className={styles.main} aria-label={t('list.label')}>
        <BankHeader store={store} query={query} />
        <Filters store={store} query={query} />
        {needsLogin ? <MineNeedsLogin query={query} /> : <QuestionList store={store} query={query} />}
      </section>
    </div>
  )
})
