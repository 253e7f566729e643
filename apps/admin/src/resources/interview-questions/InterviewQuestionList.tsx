import type { InterviewQuestionRecord } from '@app/contract/interview-question-record/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { DataTable, ReferenceField, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'
import { StatusLabel } from '../../shared/status/StatusLabel.tsx'
import { InterviewQuestionBulkActions } from './InterviewQuestionBulkActions.tsx'
import { InterviewQuestionFilters } from './InterviewQuestionFilters.tsx'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'updateTime', order: 'DESC' },
  { field: 'createTime', order: 'DESC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const wider = { ...wide, whiteSpace: 'nowrap' }

/** The list of all interview questions, drafts included. */
export function InterviewQuestionList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<InterviewQuestionRecord>
  return (
    <ListPage
      title={t('page.interviewQuestions')}
      orders={orders}
      rowClick="show"
      actions={<InterviewQuestionListActions />}
      filters={<InterviewQuestionFilters />}
      bulkActions={<InterviewQuestionBulkActions />}
    >
      <Column source="title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="status" disableSort render={({ status }) => <StatusLabel status={status} />} />
      <Column source="bankId" disableSort sx={wider}>
        <ReferenceField source="bankId" reference="interview/banks" link={false} />
      </Column>
      <Column source="topic" disableSort sx={wider} />
      <Column source="minutes" disableSort align="right" sx={wide} />
      <Column source="keyPointCount" disableSort align="right" sx={wide} />
      <Column
        source="updateTime"
        sortByOrder="DESC"
        sx={{ display: { xs: 'none', lg: 'table-cell' } }}
        render={({ updateTime }) => <TimeText time={updateTime} />}
      />
    </ListPage>
  )
}

function InterviewQuestionListActions() {
  const { t } = useTranslation('admin')
  const { filterValues } = useListContext()
  const bankId: number | undefined = filterValues.bankId
  return (
    <>
      {bankId !== undefined && (
        <Button
          component={Link}
          to={`/interview/bank-questions/order/${bankId}`}
          startIcon={<SwapVertOutlined />}
        >
          {t('order.action')}
        </Button>
      )}
      <Button
        component={Link}
        to="/interview/bank-questions/create"
        variant="contained"
        startIcon={<AddOutlined />}
      >
        {t('interviewQuestions.create')}
      </Button>
    </>
  )
}
