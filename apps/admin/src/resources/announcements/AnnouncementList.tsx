import { type Announcement, announcementState, audience } from '@app/contract/announcement/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
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
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The announcements, drafts among them. */
export function AnnouncementList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<Announcement>
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
      <Column source="title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="state" disableSort render={({ state }) => <AnnouncementStateLabel state={state} />} />
      <Column source="audience" disableSort sx={wide} render={(row) => t(`audience.${row.audience}`)} />
      <Column source="recipientCount" disableSort align="right" sx={wide} />
      <Column
        source="publishTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ publishTime }) => <TimeText time={publishTime} />}
      />
      <Column
        source="createTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ createTime }) => <TimeText time={createTime} />}
      />
    </ListPage>
  )
}

function CreateLink() {
  const { t } = useTranslation('admin')
  return (
    <Button component={Link} to="/announcements/create" variant="contained" startIcon={<AddOutlined />}>
      {t('announcements.create')}
    </Button>
  )
}
