import { type Announcement, announcementState, audience } from '@app/contract/announcement/schemas'
import { useTranslation } from 'react-i18next'
import { CreateLink } from '../../shared/list/CreateLink.tsx'
import { type Column, timeColumn, toColumns } from '../../shared/list/columns.tsx'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { AnnouncementStateLabel } from './AnnouncementStateLabel.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'publishTime', order: 'DESC' },
] as const
const exported = [
  'id',
  'title',
  'content',
  'audience',
  'state',
  'recipientCount',
  'createTime',
  'publishTime',
] as const
const columns: readonly Column<Announcement>[] = [
  { source: 'title', render: ({ title }) => <RecordLink>{title}</RecordLink> },
  { source: 'state', render: ({ state }) => <AnnouncementStateLabel state={state} /> },
  { source: 'audience', from: 'sm', render: ({ audience }, t) => t(`audience.${audience}`) },
  { source: 'recipientCount', from: 'sm', isNumber: true },
  timeColumn('publishTime', ({ publishTime }) => publishTime),
  timeColumn('createTime', ({ createTime }) => createTime),
]

/** The announcements, drafts among them. */
export function AnnouncementList() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      title={t('page.announcements')}
      orders={orders}
      exported={exported}
      rowClick="show"
      actions={<CreateLink />}
      filters={
        <>
          <KeywordFilter placeholder={t('announcements.keyword')} />
          <SelectFilter
            source="state"
            choices={announcementState.options.map((id) => ({ id, name: t(`announcements.state.${id}`) }))}
          />
          <SelectFilter
            source="audience"
            choices={audience.options.map((id) => ({ id, name: t(`audience.${id}`) }))}
          />
        </>
      }
    >
      {toColumns(columns, t)}
    </ListPage>
  )
}
