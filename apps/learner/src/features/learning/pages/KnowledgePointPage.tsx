import type { KnowledgePointDetail } from '@app/contract/knowledge-point/schemas'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import article from '../../../shared/reading/Article.module.css'
import { ContentsFold } from '../../../shared/reading/Contents.tsx'
import frame from '../../../shared/reading/ReadingPage.module.css'
import { useHeadings } from '../../../shared/reading/use-headings.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../assistant/parts/AssistantDrawerState.ts'
import { CheckedFold } from '../../checking/parts/CheckedFold.tsx'
import { CommentSection } from '../../comments/parts/CommentSection.tsx'
import { Crumbs } from '../list/Crumbs.tsx'
import { Neighbours } from '../list/Neighbours.tsx'
import { NotLoaded } from '../list/NotLoaded.tsx'
import { KnowledgePointStore } from '../point/KnowledgePointStore.ts'
import { PointAside } from '../point/PointAside.tsx'
import { PointNav } from '../point/PointNav.tsx'
import { ReadingBar } from '../point/ReadingBar.tsx'
import { RecallSection } from '../point/RecallSection.tsx'
import { type ReadingPosition, useReadingPosition } from '../point/use-reading-position.ts'
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

interface PointProps {
  store: KnowledgePointStore
  point: KnowledgePointDetail
}

const Point = observer(function Point({ store, point }: PointProps) {
  const { t } = useTranslation('learning')
  const text = useRef<HTMLDivElement>(null)
  const position = useReadingPosition(text, point, store.saveReadingPosition)
  const headings = useHeadings(text, point.content)
  return (
    <div className={frame.page}>
      <PointNav point={point} headings={headings} />
      <div className={frame.reading}>
        <article className={article.article}>
          <PointHead point={point} position={position} />
          <ContentsFold headings={headings} label={t('point.contents')} />
          <PointText text={text} content={point.content} />
          <CheckedFold {...point} />
          <RecallSection store={store} recall={point.recall} />
          <CommentSection targetType="knowledgePoint" targetId={point.id} heading={t('point.discussion')} />
          <Neighbours previous={linkTo(point.previous)} next={linkTo(point.next)} />
        </article>
        <ReadingBar store={store} point={point} reached={position.reached} />
      </div>
      <PointAside store={store} point={point} />
    </div>
  )
})

function PointHead({ point, position }: { point: KnowledgePointDetail; position: ReadingPosition }) {
  const { t } = useTranslation('learning')
  const { openWith } = useFeatureStore(AssistantDrawerState)
  return (
    <>
      <div className={article.top}>
        <Crumbs chapter={point.chapter} />
        <div className={article.acts}>
          <IconButton
            icon="robot"
            label={t('point.askAi')}
            title={t('point.askAi')}
            onClick={() => openWith(t('point.ask', { title: point.title }))}
          />
        </div>
      </div>
      <h1 className={article.title}>{point.title}</h1>
      <p className={article.meta}>
        <span>{t('point.minutes', { count: point.minutes })}</span>
        {position.canReturn && (
          <Button variant="link" size="small" onClick={position.goBack}>
            {t('point.resume')}
          </Button>
        )}
      </p>
    </>
  )
}

function PointText({ text, content }: { text: RefObject<HTMLDivElement | null>; content: string }) {
  return (
    <div ref={text} className={styles.text}>
      <Markdown source={content} headingShift={0} idPrefix="point-" />
    </div>
  )
}

function linkTo(point: KnowledgePointDetail['next']) {
  return point && { to: `/learning/core-knowledge/${point.id}`, title: point.title }
}
