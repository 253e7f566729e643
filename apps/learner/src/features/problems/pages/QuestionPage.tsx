import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { isMissing } from '../../../shared/is-missing.ts'
import styles from '../../../shared/reading/ReadingPage.module.css'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { usePageQuestion } from '../../assistant/parts/use-page-question.ts'
import { isDiscussion } from '../../comments/parts/linked-comment.ts'
import { parseListQuery, toSearch } from '../list/question-list-query.ts'
import { QuestionArticle } from '../question/QuestionArticle.tsx'
import { QuestionAside } from '../question/QuestionAside.tsx'
import { QuestionStore } from '../question/QuestionStore.ts'
import { RatingBar } from '../question/RatingBar.tsx'
import { SiblingList } from '../question/SiblingList.tsx'
import { usePracticeKeys } from '../question/use-practice-keys.ts'

export const load: PageLoad = (root, { params, search }) =>
  root.feature(QuestionStore).load(Number(params.id), parseListQuery(search))

/** One question: the list the user came from, the question to practise, and the user's notes. */
export const Page = observer(function QuestionPage() {
  const store = useFeatureStore(QuestionStore)
  const query = parseListQuery(useSearchParams()[0])
  const id = Number(useParams().id)
  const question = store.detail.value?.id === id ? store.detail.value : undefined
  const search = toSearch(query)
  const { search: address, hash } = useLocation()
  const isDiscussed = isDiscussion(hash)
  usePracticeKeys(store, search, !isDiscussed)
  usePageQuestion({ id: question?.id, title: question?.title, appendToNote: store.note?.append })
  if (!question)
    return store.detail.status === 'failed' ? <NotLoaded store={store} id={id} /> : <PageSkeleton />
  if (question.languages.length > 0) {
    return <Navigate replace to={{ pathname: `/problems/code/${id}`, search: address, hash }} />
  }
  return (
    <div className={styles.page}>
      <SiblingList store={store} query={query} currentId={id} />
      <div className={styles.reading}>
        <QuestionArticle store={store} question={question} query={query} isDiscussed={isDiscussed} />
        {!isDiscussed && <RatingBar store={store} search={search} />}
      </div>
      <QuestionAside store={store} question={question} />
    </div>
  )
})

const NotLoaded = observer(function NotLoaded({ store, id }: { store: QuestionStore; id: number }) {
  const { t } = useTranslation('problems')
  const query = parseListQuery(useSearchParams()[0])
  const missing = isMissing(store.detail.error) && {
    title: t('question.missing'),
    hint: t('question.missingNext'),
    to: '/problems',
    action: t('empty.browse'),
  }
  const { error } = store.detail
  return (
    <LoadFailed heading="h1" error={error} onRetry={() => void store.load(id, query)} missing={missing} />
  )
})
