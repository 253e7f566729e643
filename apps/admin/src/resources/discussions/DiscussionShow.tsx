import type { DiscussionRecord, DiscussionRecordDetail } from '@app/contract/discussion-record/schemas'
import { Markdown } from '@app/ui/markdown'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMethods } from '../../data/use-methods.ts'
import { EarlierTexts } from '../../shared/moderation/EarlierTexts.tsx'
import { PublicationLabel } from '../../shared/moderation/PublicationLabel.tsx'
import { StateReason } from '../../shared/moderation/StateReason.tsx'
import type { QueueKind } from '../../shared/queue/queue-kind.ts'
import { Facts } from '../../shared/show/Facts.tsx'
import { ShowPage } from '../../shared/show/ShowPage.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { DiscussionActions } from './DiscussionActions.tsx'
import { DiscussionDecisions } from './DiscussionDecisions.tsx'
import { DiscussionMarks } from './DiscussionMarks.tsx'
import styles from './DiscussionShow.module.css'
import type { DiscussionMethods } from './methods.ts'

const queue: QueueKind<Post> = {
  filter: { state: 'held' },
  sort: { field: 'createTime', order: 'ASC' },
  isWaiting: ({ state }) => state === 'held',
  label: ({ title }) => title,
  together: {
    authorOf: ({ author }) => author,
    Acts: ({ records, onDone }) => (
      <DiscussionDecisions
        ids={records.map(({ id }) => id)}
        from="held"
        look={{ size: 'small' }}
        onDone={onDone}
      />
    ),
  },
}

type Post = DiscussionRecord | DiscussionRecordDetail

/** One post with its numbers, as its readers see it. */
export function DiscussionShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Post>
      list="discussions"
      title={t('resources.discussions.name')}
      titleOf={({ title }) => title}
      actions={(post) => <DiscussionActions post={post} />}
      isComplete={isDetail}
      queue={queue}
    >
      {(post) =>
        isDetail(post) && (
          <>
            <PostFacts post={post} />
            <div className={styles.content}>
              <Markdown source={post.content} ownImagesOnly breaks />
            </div>
            <DiscussionTexts id={post.id} />
          </>
        )
      }
    </ShowPage>
  )
}

function DiscussionTexts({ id }: { id: number }) {
  const { listPostTexts, removePostText } = useMethods<DiscussionMethods>()
  return (
    <EarlierTexts
      queryKey={['discussions', 'texts', id]}
      load={() => listPostTexts(id)}
      remove={(key) => removePostText(id, key)}
    />
  )
}

function PostFacts({ post }: { post: DiscussionRecordDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.discussions.fields.${field}`)
  const { author, state } = post
  return (
    <Facts
      facts={[
        [
          name('state'),
          <span key="state">
            <PublicationLabel state={state} />
            <DiscussionMarks post={post} />
          </span>,
        ],
        [name('stateReason'), <StateReason key="reason" of={post} />],
        [
          name('author'),
          author ? (
            <Link key="author" to={`/users/${author.id}/show`}>
              {author.username}
            </Link>
          ) : (
            t('users.deleted')
          ),
        ],
        [name('category'), t(`discussionCategory.${post.category}`)],
        [name('tags'), post.tags.join(' · ') || '–'],
        [name('commentCount'), post.commentCount],
        [name('likeCount'), post.likeCount],
        [name('viewCount'), post.viewCount],
        [name('createTime'), <TimeText key="created" time={post.createTime} />],
        [name('editTime'), <TimeText key="edited" time={post.editTime} />],
      ]}
    />
  )
}

function isDetail(post: Post): post is DiscussionRecordDetail {
  return 'content' in post
}
