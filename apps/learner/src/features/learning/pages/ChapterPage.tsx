import type { ChapterDetail } from '@app/contract/chapter/schemas'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { ChapterStore } from '../ChapterStore.ts'
import { ChapterHead } from '../chapter/ChapterHead.tsx'
import { ChapterMastery } from '../chapter/ChapterMastery.tsx'
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
      <Crumbs />
      <ChapterHead chapter={shown} />
      <div className={styles.columns}>
        <div>
          <Markdown source={shown.introduction} />
          <section className={styles.section} aria-labelledby="points">
            <h2 id="points">{t('chapter.points')}</h2>
            <PointList points={shown.points} />
          </section>
          <LinkedQuestions title={t('chapter.questions')} questions={shown.questions} />
          <Neighbours previous={linkTo(shown.previous)} next={linkTo(shown.next)} />
        </div>
        <aside className={styles.aside} aria-label={t('chapter.aside')}>
          {shown.interview && <InterviewSection interview={shown.interview} />}
          <ChapterMastery questions={shown.questions} />
        </aside>
      </div>
    </PageContainer>
  )
})

function linkTo(chapter: ChapterDetail['next']) {
  return chapter && { to: `/learning/chapter/${chapter.id}`, title: chapter.name }
}
