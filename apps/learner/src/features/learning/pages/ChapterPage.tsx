import type { ChapterDetail } from '@app/contract/chapter/schemas'
import { Markdown } from '@app/ui/markdown'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { ChapterStore } from '../ChapterStore.ts'
import { Crumbs } from '../list/Crumbs.tsx'
import { InterviewSection } from '../list/InterviewSection.tsx'
import { LinkedQuestions } from '../list/LinkedQuestions.tsx'
import { Neighbours } from '../list/Neighbours.tsx'
import { NotLoaded } from '../list/NotLoaded.tsx'
import { PointList } from '../list/PointList.tsx'
import styles from './ChapterPage.module.css'

export const load: PageLoad = (root, { params }) => root.feature(ChapterStore).load(Number(params.chapterId))

/** A chapter: what it is about, its knowledge points, and the questions that train them. */
export const Page = observer(function ChapterPage() {
  const { t } = useTranslation('learning')
  const { chapter, load } = useFeatureStore(ChapterStore)
  const id = Number(useParams().chapterId)
  const shown = chapter.value?.id === id ? chapter.value : undefined
  if (!shown)
    return chapter.status === 'failed' ? (
      <NotLoaded error={chapter.error} onRetry={() => void load(id)} />
    ) : (
      <PageSkeleton />
    )
  return (
    <PageContainer>
      <div className={styles.column}>
        <Crumbs />
        <h1>{shown.name}</h1>
        <p className={styles.facts}>{factsOf(shown, t)}</p>
        <Markdown source={shown.introduction} />
        <section className={styles.section} aria-labelledby="points">
          <h2 id="points">{t('chapter.points')}</h2>
          <PointList points={shown.points} />
        </section>
        <LinkedQuestions title={t('chapter.questions')} questions={shown.questions} />
        {shown.interview && <InterviewSection interview={shown.interview} />}
        <Neighbours previous={linkTo(shown.previous)} next={linkTo(shown.next)} />
      </div>
    </PageContainer>
  )
})

function factsOf({ points }: ChapterDetail, t: TFunction<'learning'>): string {
  const learned = points.filter(({ isLearned }) => isLearned).length
  const minutes = points.reduce((sum, point) => sum + point.minutes, 0)
  return t('chapter.facts', { learned, total: points.length, count: minutes })
}

function linkTo(chapter: ChapterDetail['next']) {
  return chapter && { to: `/learning/chapter/${chapter.id}`, title: chapter.name }
}
