import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { isMissing } from '../../../shared/is-missing.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { usePageQuestion } from '../../assistant/parts/use-page-question.ts'
import { isDiscussion } from '../../comments/parts/linked-comment.ts'
import { CodeStore } from '../code/CodeStore.ts'
import { Workbench } from '../code/Workbench.tsx'
import { parseListQuery, toSearch } from '../list/question-list-query.ts'
import { QuestionStore } from '../question/QuestionStore.ts'

export const load: PageLoad = async (root, { params, search }) => {
  const id = Number(params.id)
  await Promise.all([
    root.feature(QuestionStore).load(id, parseListQuery(search)),
    root.feature(CodeStore).load(id),
  ])
}

/** One programming problem: what is asked beside the code that is written, run and handed in. */
export const Page = observer(function CodePage() {
  const questions = useFeatureStore(QuestionStore)
  const store = useFeatureStore(CodeStore)
  const query = parseListQuery(useSearchParams()[0])
  const { search, hash } = useLocation()
  const id = Number(useParams().id)
  const question = questions.detail.value?.id === id ? questions.detail.value : undefined
  const program = store.program.value?.questionId === id ? store.program.value : undefined
  const isDiscussed = isDiscussion(hash)
  usePageQuestion({ id: question?.id, title: question?.title, appendToNote: questions.note?.append })
  useEffect(() => {
    if (isDiscussed && program) store.view.chooseLeft('comments')
  }, [isDiscussed, program, store])
  if (question && question.languages.length === 0) {
    return <Navigate replace to={{ pathname: `/problems/bagu/${id}`, search, hash }} />
  }
  if (question && program) {
    return <Workbench {...{ store, questions, question, program }} search={toSearch(query)} />
  }
  const failed = [questions.detail, store.program].find(({ status }) => status === 'failed')
  if (!failed) return <PageSkeleton />
  const retry = () => {
    void questions.load(id, query)
    void store.load(id)
  }
  return <NotLoaded error={failed.error} onRetry={retry} />
})

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('problems')
  const missing = isMissing(error) && {
    title: t('question.missing'),
    hint: t('question.missingNext'),
    to: '/problems',
    action: t('empty.browse'),
  }
  return <LoadFailed heading="h1" error={error} onRetry={onRetry} missing={missing} />
}
