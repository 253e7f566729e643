import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type PageLoad, useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { BankHeader } from '../components/BankHeader.tsx'
import { BankRail } from '../components/BankRail.tsx'
import { Filters } from '../components/Filters.tsx'
import { MineNeedsLogin } from '../components/MineNeedsLogin.tsx'
import { QuestionList } from '../components/QuestionList.tsx'
import { ProblemsStore } from '../ProblemsStore.ts'
import { parseListQuery } from '../question-list-query.ts'
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
