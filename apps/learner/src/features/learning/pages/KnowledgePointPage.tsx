import type { KnowledgePointDetail } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { Crumbs } from '../list/Crumbs.tsx'
import { LinkedQuestions } from '../list/LinkedQuestions.tsx'
import { Neighbours } from '../list/Neighbours.tsx'
import { NotLoaded } from '../list/NotLoaded.tsx'
import { Contents } from '../point/Contents.tsx'
import { KnowledgePointStore } from '../point/KnowledgePointStore.ts'
import { RecallSection } from '../point/RecallSection.tsx'
import { useReadingPosition } from '../point/use-reading-position.ts'
import styles from './KnowledgePointPage.module.css'

export const load: PageLoad = (root, { params }) => root.feature(KnowledgePointStore).load(Number(params.id))

/** A knowledge point to read, and to be asked about. */
export const Page = observer(function KnowledgePointPage() {
  const store = useFeatureStore(KnowledgePointStore)
  const id = Number(useParams().id)
  const point = store.detail.value?.id === id ? store.detail.value : undefined
  if (point) return <Point key={id} store={store} point={point} />
  return store.detail.status === 'failed' ? (
    <NotLoaded error={store.detail.error} onRetry={() => void store.load(id)} />
  ) : (
    <PageSkeleton />
  )
})

const Point = observer(function Point({
  store,
  point,
}: {
  store: KnowledgePointStore
  point: KnowledgePointDetail
}) {
  const { t } = useTranslation('learning')
  const text = useRef<HTMLDivElement>(null)
  const position = useReadingPosition(text, point, store.saveReadingPosition)
  return (
    <PageContainer>
      <div className={styles.columns}>
        <article className={styles.article}>
          <Crumbs chapter={point.chapter} />
          <h1>{point.title}</h1>
          <p className={styles.facts}>
            {t('point.minutes', { count: point.minutes })}
            {position.canReturn && (
              <Button variant="link" size="small" onClick={position.goBack}>
                {t('point.resume')}
              </Button>
            )}
          </p>
          <div ref={text}>
            <Markdown source={point.content} headingShift={0} idPrefix="point-" />
          </div>
          <RecallSection store={store} recall={point.recall} />
          <div className={styles.learned}>
            <Button
              variant={point.isLearned ? 'default' : 'primary'}
              aria-pressed={point.isLearned}
              onClick={() => void store.toggleLearned()}
            >
              {t(point.isLearned ? 'point.learned' : 'point.learn')}
            </Button>
          </div>
          <LinkedQuestions title={t('point.questions')} questions={point.questions} />
          <Neighbours previous={linkTo(point.previous)} next={linkTo(point.next)} />
        </article>
        <Contents of={text} source={point.content} />
      </div>
    </PageContainer>
  )
})

function linkTo(point: KnowledgePointDetail['next']) {
  return point && { to: `/learning/core-knowledge/${point.id}`, title: point.title }
}
