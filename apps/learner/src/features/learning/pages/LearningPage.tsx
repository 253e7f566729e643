import { chapterLimits } from '@app/contract/chapter/values'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { readText } from '../../../shared/list/list-query.ts'
import { type PageLoad, useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { PointList } from '../list/PointList.tsx'
import { PathStore } from '../PathStore.ts'
import { PathChoice } from '../path/PathChoice.tsx'
import { PathPicture } from '../path/PathPicture.tsx'
import styles from './LearningPage.module.css'

export const load: PageLoad = (root, { search }) =>
  root.feature(PathStore).load(readText(search, 'path', chapterLimits.path))

/** A learning path: a picture of its stations, and below it every chapter with its points. */
export const Page = observer(function LearningPage() {
  const { t } = useTranslation(['learning', 'common'])
  const store = useFeatureStore(PathStore)
  const { isLoggedIn } = useRootStore().session
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is that of who is logged in.
  useEffect(() => void store.recall(), [store, isLoggedIn])
  const { chapters } = store
  if (!chapters) {
    if (store.all.status !== 'failed') return <PageSkeleton />
    return <LoadFailed heading="h1" onRetry={() => void store.load(store.asked)} />
  }
  if (chapters.length === 0)
    return <EmptyState art="soon" heading="h1" title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <PageContainer>
      <PathHead store={store} />
      <PathPicture chapters={chapters} currentId={store.currentChapterId} />
      {chapters.map((chapter, index) => (
        <section key={chapter.id} className={styles.chapter} aria-labelledby={`chapter-${chapter.id}`}>
          <div className={styles.head}>
            <h2 id={`chapter-${chapter.id}`}>
              {t('path.station', { number: index + 1, name: chapter.name })}
            </h2>
            <ButtonLink variant="link" to={`/learning/chapter/${chapter.id}`}>
              {t('path.open')}
            </ButtonLink>
          </div>
          <p className={styles.description}>{chapter.description}</p>
          <PointList points={chapter.points} />
        </section>
      ))}
    </PageContainer>
  )
})

const PathHead = observer(function PathHead({ store }: { store: PathStore }) {
  const { t } = useTranslation('learning')
  const { next, points, learnedCount } = store
  const hasBegun = points.some(({ isLearned, readingPosition }) => isLearned || readingPosition > 0)
  const count = t(learnedCount > 0 ? 'path.learned' : 'path.count', {
    learned: learnedCount,
    count: points.length,
  })
  const { path } = store
  return (
    <div className={styles.top}>
      <div>
        {hasBegun && next ? (
          <>
            <p className={styles.overline}>
              <span>{path ? t('path.of', { path }) : t('path.title')}</span>
              <span>{count}</span>
            </p>
            <h1>{t('path.next', { title: next.title })}</h1>
            <p className={styles.description}>{next.summary}</p>
          </>
        ) : (
          <>
            <h1>{t('path.title')}</h1>
            <p className={styles.facts}>
              {path && <span>{t('path.of', { path })}</span>}
              <span>{count}</span>
            </p>
          </>
        )}
      </div>
      <div className={styles.acts}>
        <PathChoice store={store} />
        {next && (
          <ButtonLink variant="primary" to={`/learning/core-knowledge/${next.id}`}>
            {hasBegun ? t('path.continue') : t('path.begin', { title: next.title })}
          </ButtonLink>
        )}
      </div>
    </div>
  )
})
