import type { KnowledgePointRecord } from '@app/contract/knowledge-point-record/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { DataTable, ReferenceField, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ImportLink } from '../../shared/list/ImportLink.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { StatusLabel } from '../../shared/status/StatusLabel.tsx'
import { PointBulkActions } from './PointBulkActions.tsx'
import { PointExport } from './PointExport.tsx'
import { PointFilters } from './PointFilters.tsx'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'updateTime', order: 'DESC' },
  { field: 'createTime', order: 'DESC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const wider = { ...wide, whiteSpace: 'nowrap' }

/** The list of all knowledge points, drafts included. */
export function PointList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<KnowledgePointRecord>
  return (
    <ListPage
      title={t('page.knowledgePoints')}
      orders={orders}
      rowClick="show"
      actions={<PointListActions />}
      filters={<PointFilters />}
      bulkActions={<PointBulkActions />}
    >
      <Column source="title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="status" disableSort render={({ status }) => <StatusLabel status={status} />} />
      <Column source="chapterId" disableSort sx={wider}>
        <ReferenceField source="chapterId" reference="learning/chapters" link={false} />
      </Column>
      <Column source="minutes" disableSort align="right" sx={wide} />
      <Column source="recallCount" disableSort align="right" sx={wide} />
      <Column source="questionCount" disableSort align="right" sx={wide} />
      <Column
        source="updateTime"
        sortByOrder="DESC"
        sx={{ display: { xs: 'none', lg: 'table-cell' } }}
        render={({ updateTime }) => <TimeText time={updateTime} />}
      />
    </ListPage>
  )
}

function PointListActions() {
  const { t } = useTranslation('admin')
  const { filterValues } = useListContext()
  const chapterId: number | undefined = filterValues.chapterId
  return (
    <>
      <ImportLink />
      <PointExport />
      {chapterId !== undefined && (
        <Button
          component={Link}
          to={`/learning/knowledge-points/order/${chapterId}`}
          startIcon={<SwapVertOutlined />}
        >
          {t('order.action')}
        </Button>
      )}
      <Button
        component={Link}
        to="/learning/knowledge-points/create"
        variant="contained"
        startIcon={<AddOutlined />}
      >
        {t('points.create')}
      </Button>
    </>
  )
}
