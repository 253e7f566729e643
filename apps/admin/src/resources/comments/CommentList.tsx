import { COMMENT_STATES } from '@app/contract/comment/values'
import type { CommentRecord } from '@app/contract/comment-record/schemas'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { StateTabs } from '../../shared/list/StateTabs.tsx'
import { PublicationLabel } from '../../shared/moderation/PublicationLabel.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { CommentBulkActions } from './CommentBulkActions.tsx'
import { CommentFilters } from './CommentFilters.tsx'
import styles from './CommentList.module.css'
import { TargetLink } from './TargetLink.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'likeCount', order: 'DESC' },
] as const
const exported = [
  ...(['id', 'author', 'excerpt', 'targetType', 'targetTitle', 'path', 'state', 'stateReason'] as const),
  ...(['likeCount', 'createTime', 'editTime'] as const),
] as const
const held = { id: 'held', sort: { field: 'createTime', order: 'ASC' } } as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The comments, what is held or hidden among them. */
export function CommentList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<CommentRecord>
  return (
    <ListPage
      title={t('page.comments')}
      orders={orders}
      exported={exported}
      rowClick="show"
      tabs={
        <StateTabs
          source="state"
          waiting={held}
          usualSort={orders[0]}
          allText={t('comments.anyState')}
          choices={COMMENT_STATES.map((id) => ({ id, name: t(`publicationState.${id}`) }))}
        />
      }
      filters={<CommentFilters />}
      bulkActions={<CommentBulkActions />}
      isRowSelectable={({ state }) => state !== 'deleted'}
    >
      <Column
        source="excerpt"
        disableSort
        render={({ id, excerpt }) => (
          <RecordLink>
            <span className={styles.excerpt}>{excerpt || `#${id}`}</span>
          </RecordLink>
        )}
      />
      <Column source="state" disableSort render={({ state }) => <PublicationLabel state={state} />} />
      <Column source="targetTitle" disableSort sx={wide} render={(comment) => <TargetLink of={comment} />} />
      <Column
        source="author"
        disableSort
        sx={wide}
        render={({ author }) => author?.username ?? t('users.deleted')}
      />
      <Column source="likeCount" sortByOrder="DESC" align="right" sx={wide} />
      <Column
        source="createTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ createTime }) => <TimeText time={createTime} />}
      />
    </ListPage>
  )
}
