import type { QuestionImport } from '@app/contract/question-import/schemas'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { RecordLink } from '../../shared/list/RecordLink.tsx'
import { ProblemTabs } from '../../shared/problems/ProblemTabs.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'

const orders = [{ field: 'createTime', order: 'DESC' }] as const
const exported = ['createTime', 'fileName', 'status', 'counts', 'creatorName'] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** Every imported file and its status. */
export function ImportList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<QuestionImport>
  return (
    <ListPage
      title={t('imports.title')}
      orders={orders}
      exported={exported}
      rowClick="show"
      actions={<ImportListActions />}
      filters={null}
    >
      <Column source="fileName" disableSort render={({ fileName }) => <RecordLink>{fileName}</RecordLink>} />
      <Column source="status" disableSort render={({ status }) => t(`imports.status.${status}`)} />
      <Column
        source="counts"
        disableSort
        sx={wide}
        render={({ counts }) => t('imports.counts', { ...counts })}
      />
      <Column source="creatorName" disableSort sx={wide} />
      <Column
        source="createTime"
        sortByOrder="DESC"
        render={({ createTime }) => <TimeText time={createTime} />}
      />
    </ListPage>
  )
}

function ImportListActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ProblemTabs />
      <Button
        component={Link}
        to="/problems/imports/create"
        variant="contained"
        startIcon={<UploadFileOutlined />}
      >
        {t('imports.create')}
      </Button>
    </>
  )
}
