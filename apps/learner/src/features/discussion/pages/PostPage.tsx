import type { DiscussionDetail } from '@app/contract/discussion/schemas'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { usePageTitle } from '../../../shared/page-title.ts'
import { ContentsFold } from '../../../shared/reading/Contents.tsx'
import { useHeadings } from '../../../shared/reading/use-headings.ts'
import { useSiteLinks } from '../../../shared/reading/use-site-links.ts'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { CommentSection } from '../../comments/parts/CommentSection.tsx'
import { AcceptMark } from '../post/AcceptMark.tsx'
import { FactsStrip } from '../post/FactsStrip.tsx'
import { headingShiftOf } from '../post/heading-shift.ts'
import { PostActs } from '../post/PostActs.tsx'
import { PostAside } from '../post/PostAside.tsx'
import { PostHead } from '../post/PostHead.tsx'
import { PostMissing } from '../post/PostMissing.tsx'
import { PostNotices } from '../post/PostNotices.tsx'
import { PostStore } from '../post/PostStore.ts'
import { PostTags } from '../post/PostTags.tsx'
import { QuestionsBand } from '../post/QuestionsBand.tsx'
import styles from './PostPage.module.css'

export const load: PageLoad = (root, { params }) => root.feature(PostStore).load(Number(params.id))

/** A post and what is said about it. */
export const Page = observer(function PostPage() {
  const store = useFeatureStore(PostStore)
  const id = Number(useParams().id)
  const post = store.detail.value?.id === id ? store.detail.value : undefined
  usePageTitle(post?.title)
  if (post) return <Post key={id} store={store} post={post} />
  return store.detail.status === 'failed' ? (
    <PostMissing error={store.detail.error} onRetry={() => void store.load(id)} />
  ) : (
    <PageSkeleton />
  )
})

const Post = observer(function Post({ store, post }: { store: PostStore; post: DiscussionDetail }) {
  const { t } = useTranslation('discussion')
  const text = useRef<HTMLDivElement>(null)
  const headings = useHeadings(text, post.content)
  const followLink = useSiteLinks()
  return (
    <PageContainer>
      <div className={styles.columns}>
        <article className={styles.article}>
          <PostHead store={store} post={post} />
          <PostNotices post={post} />
          {post.interview && <FactsStrip facts={post.interview} />}
          <ContentsFold headings={headings} label={t('post.contents')} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links within are what is pressed. */}
          <div ref={text} className={styles.text} onClick={followLink}>
            <Markdown
              source={post.content}
              headingShift={headingShiftOf(post.content)}
              idPrefix="post-"
              ownImagesOnly
              breaks
              mentions={post.mentions}
            />
          </div>
          {post.category === 'experience' && <QuestionsBand discussionId={post.id} isOwn={post.isOwn} />}
          <PostTags store={store} post={post} />
          <PostActs store={store} post={post} />
          <CommentSection
            targetType="discussion"
            targetId={post.id}
            authorId={post.author?.id}
            isLocked={post.isLocked}
            extra={(comment) => <AcceptMark store={store} post={post} comment={comment} />}
          />
        </article>
        <PostAside headings={headings} similar={store.similar.value ?? []} />
      </div>
    </PageContainer>
  )
})
