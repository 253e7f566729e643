import type { CommentRecord, CommentRecordDetail } from '@app/contract/comment-record/schemas'
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
import { CommentActions } from './CommentActions.tsx'
import { CommentDecisions } from './CommentDecisions.tsx'
import styles from './CommentShow.module.css'
import type { CommentMethods } from './methods.ts'
import { TargetLink } from './TargetLink.tsx'

const queue: QueueKind<Comment> = {
  filter: { state: 'held' },
  sort: { field: 'createTime', order: 'ASC' },
  isWaiting: ({ state }) => state === 'held',
  label: ({ id, excerpt }) => excerpt || `#${id}`,
  together: {
    authorOf: ({ author }) => author,
    Acts: ({ records, onDone }) => (
      <CommentDecisions
        ids={records.map(({ id }) => id)}
        from="held"
        look={{ size: 'small' }}
        onDone={onDone}
      />
    ),
  },
}

type Comment = CommentRecord | CommentRecordDetail

/** One comment, as its readers see it, and where it stands. */
export function CommentShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Comment>
      list="comments"
      title={t('resources.comments.name')}
      titleOf={({ id }) => `${t('resources.comments.name')} #${id}`}
      actions={(comment) => <CommentActions comment={comment} />}
      isComplete={isDetail}
      queue={queue}
    >
      {(comment) =>
        isDetail(comment) && (
          <>
            <CommentFacts comment={comment} />
            <div className={styles.content}>
              <Markdown source={comment.content} ownImagesOnly breaks />
            </div>
            <CommentTexts id={comment.id} />
          </>
        )
      }
    </ShowPage>
  )
}

function CommentTexts({ id }: { id: number }) {
  const { listCommentTexts, removeCommentText } = useMethods<CommentMethods>()
  return (
    <EarlierTexts
      queryKey={['comments', 'texts', id]}
      load={() => listCommentTexts(id)}
      remove={(key) => removeCommentText(id, key)}
    />
  )
}

function CommentFacts({ comment }: { comment: CommentRecordDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.comments.fields.${field}`)
  const { author } = comment
  return (
    <Facts
      facts={[
        [name('state'), <PublicationLabel key="state" state={comment.state} />],
        [name('stateReason'), <StateReason key="reason" of={comment} />],
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
        [name('targetTitle'), <TargetLink key="target" of={comment} />],
        [name('likeCount'), comment.likeCount],
        [name('createTime'), <TimeText key="created" time={comment.createTime} />],
        [name('editTime'), <TimeText key="edited" time={comment.editTime} />],
      ]}
    />
  )
}

function isDetail(comment: Comment): comment is CommentRecordDetail {
  return 'content' in comment
}
