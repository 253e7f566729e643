import type { QuestionRecord } from '@app/contract/question-record/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { DataTable, ReferenceField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { RecordLink } from '../../../shared/list/RecordLink.tsx'
import { ProblemTabs } from '../../../shared/problems/ProblemTabs.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { DifficultyLabel } from '../../../shared/status/DifficultyLabel.tsx'
import { StatusLabel } from '../../../shared/status/StatusLabel.tsx'
import { TagList } from '../labels/TagList.tsx'
import { OrderLink } from './OrderLink.tsx'
import { QuestionBulkActions } from './QuestionBulkActions.tsx'
import { QuestionExport } from './QuestionExport.tsx'
import { QuestionFilters } from './QuestionFilters.tsx'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'updateTime', order: 'DESC' },
  { field: 'createTime', order: 'DESC' },
  { field: 'viewCount', order: 'DESC' },
  { field: 'encounterCount', order: 'DESC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const bankColumn = { ...wide, whiteSpace: 'nowrap' }
const widest = { display: { xs: 'none', lg: 'table-cell' } }

/** The list of all questions, drafts included. */
export function QuestionList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<QuestionRecord>
  return (
    <ListPage
      title={t('page.problems')}
      orders={orders}
      rowClick="show"
      actions={<QuestionListActions />}
      filters={<QuestionFilters />}
      bulkActions={<QuestionBulkActions />}
    >
      <Column source="title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="status" disableSort render={({ status }) => <StatusLabel status={status} />} />
      <Column source="bankId" disableSort sx={bankColumn}>
        <ReferenceField source="bankId" reference="problems/banks" link={false} />
      </Column>
      <Column
        source="difficulty"
        disableSort
        sx={wide}
        render={({ difficulty }) => <DifficultyLabel difficulty={difficulty} />}
      />
      <Column source="tags" disableSort sx={widest} render={({ tags }) => <TagList tags={tags} />} />
      <Column source="encounterCount" sortByOrder="DESC" align="right" sx={widest} />
      <Column source="viewCount" sortByOrder="DESC" align="right" sx={wide} />
      <Column
        source="updateTime"
        sortByOrder="DESC"
        sx={{ display: { xs: 'none', xl: 'table-cell' } }}
        render={({ updateTime }) => <TimeText time={updateTime} />}
      />
    </ListPage>
  )
}

function QuestionListActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ProblemTabs />
      <OrderLink />
      <QuestionExport />
      <Button component={Link} to="/problems/create" variant="contained" startIcon={<AddOutlined />}>
        {t('questions.create')}
      </Button>
    </>
  )
}
