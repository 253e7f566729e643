import { PUBLICATION_STATES } from '@app/contract/discussion/values'
import type { DiscussionRecord } from '@app/contract/discussion-record/schemas'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { StateTabs } from '../../shared/list/StateTabs.tsx'
import { PublicationLabel } from '../../shared/moderation/PublicationLabel.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { DiscussionBulkActions } from './DiscussionBulkActions.tsx'
import { DiscussionFilters } from './DiscussionFilters.tsx'
import { DiscussionMarks } from './DiscussionMarks.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'commentCount', order: 'DESC' },
  { field: 'likeCount', order: 'DESC' },
  { field: 'viewCount', order: 'DESC' },
] as const
const exported = [
  ...([
    'id',
    'author',
    'title',
    'excerpt',
    'category',
    'tags',
    'state',
    'stateReason',
    'isPinned',
    'isEssence',
    'isLocked',
  ] as const),
  ...(['likeCount', 'commentCount', 'favouriteCount', 'viewCount', 'createTime', 'editTime'] as const),
] as const
const held = { id: 'held', sort: { field: 'createTime', order: 'ASC' } } as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The posts, what is held or hidden among them. */
export function DiscussionList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<DiscussionRecord>
  return (
    <ListPage
      title={t('page.discussions')}
      orders={orders}
      exported={exported}
      rowClick="show"
      tabs={
        <StateTabs
          source="state"
          waiting={held}
          usualSort={orders[0]}
          allText={t('discussions.anyState')}
          choices={PUBLICATION_STATES.map((id) => ({ id, name: t(`publicationState.${id}`) }))}
        />
      }
      filters={<DiscussionFilters />}
      bulkActions={<DiscussionBulkActions />}
      isRowSelectable={({ state }) => state !== 'deleted'}
    >
      <Column
        source="title"
        disableSort
        render={(post) => (
          <>
            <RecordLink>{post.title}</RecordLink>
            <DiscussionMarks post={post} />
          </>
        )}
      />
      <Column source="state" disableSort render={({ state }) => <PublicationLabel state={state} />} />
      <Column
        source="category"
        disableSort
        sx={wide}
        render={({ category }) => t(`discussionCategory.${category}`)}
      />
      <Column
        source="author"
        disableSort
        sx={wide}
        render={({ author }) => author?.username ?? t('users.deleted')}
      />
      <Column source="commentCount" sortByOrder="DESC" align="right" sx={wide} />
      <Column source="likeCount" sortByOrder="DESC" align="right" sx={wide} />
      <Column source="viewCount" sortByOrder="DESC" align="right" sx={wide} />
      <Column
        source="createTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ createTime }) => <TimeText time={createTime} />}
      />
    </ListPage>
  )
}
