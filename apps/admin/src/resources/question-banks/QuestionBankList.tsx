import type { QuestionBankRecord } from '@app/contract/question-bank/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'
import { ProblemTabs } from '../../shared/problems/ProblemTabs.tsx'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'name', order: 'ASC' },
  { field: 'questionCount', order: 'DESC' },
  { field: 'id', order: 'ASC' },
] as const
const exported = [
  'id',
  'sortOrder',
  'slug',
  'name',
  'groupName',
  'description',
  'questionCount',
  'totalCount',
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const narrow = { ...wide, width: 88 }

/** The banks; each leads to its form and to its questions. */
export function QuestionBankList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<QuestionBankRecord>
  return (
    <ListPage
      title={t('page.questionBanks')}
      orders={orders}
      exported={exported}
      actions={<BankListActions />}
      filters={<KeywordFilter placeholder={t('questionBanks.keyword')} />}
    >
      <Column source="sortOrder" sx={narrow} />
      <Column
        source="name"
        render={({ id, name, description }) => (
          <>
            <Link className={styles.link} to={`/problems/banks/${id}`}>
              {name}
            </Link>
            <span className={styles.description}>{description}</span>
          </>
        )}
      />
      <Column source="groupName" disableSort sx={wide} />
      <Column source="questionCount" sortByOrder="DESC" align="right" />
      <Column
        source="totalCount"
        disableSort
        align="right"
        render={({ id, name, totalCount }) => (
          <Link
            className={styles.link}
            to={`/problems?filter=${encodeURIComponent(JSON.stringify({ bankId: id }))}`}
            aria-label={t('questionBanks.questions', { name, count: totalCount })}
          >
            {totalCount}
          </Link>
        )}
      />
    </ListPage>
  )
}

function BankListActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ProblemTabs />
      <Button component={Link} to="/problems/banks/order" startIcon={<SwapVertOutlined />}>
        {t('order.action')}
      </Button>
      <Button component={Link} to="/problems/banks/create" variant="contained" startIcon={<AddOutlined />}>
        {t('questionBanks.create')}
      </Button>
    </>
  )
}
