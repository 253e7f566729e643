import type { InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'name', order: 'ASC' },
  { field: 'id', order: 'ASC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' }
const narrow = { display: { xs: 'none', sm: 'table-cell' }, width: 88 }

/** The interview banks; each leads to its form and to its questions. */
export function InterviewBankList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<InterviewBankRecord>
  return (
    <ListPage
      title={t('page.interviewBanks')}
      orders={orders}
      actions={<InterviewBankListActions />}
      filters={<KeywordFilter placeholder={t('interviewBanks.keyword')} />}
    >
      <Column source="sortOrder" sx={narrow} />
      <Column
        source="name"
        render={({ id, name, description }) => (
          <>
            <Link className={styles.link} to={`/interview/banks/${id}`}>
              {name}
            </Link>
            <span className={styles.description}>{description}</span>
          </>
        )}
      />
      <Column source="level" disableSort sx={wide} render={({ level }) => t(`interviewLevel.${level}`)} />
      <Column source="sessionSize" disableSort align="right" sx={wide} />
      <Column source="publishedCount" disableSort align="right" />
      <Column
        source="totalCount"
        disableSort
        align="right"
        render={({ id, name, totalCount }) => (
          <Link
            className={styles.link}
            to={`/interview/bank-questions?filter=${encodeURIComponent(JSON.stringify({ bankId: id }))}`}
            aria-label={t('interviewBanks.points', { name, count: totalCount })}
          >
            {totalCount}
          </Link>
        )}
      />
    </ListPage>
  )
}

function InterviewBankListActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <Button component={Link} to="/interview/banks/order" startIcon={<SwapVertOutlined />}>
        {t('order.action')}
      </Button>
      <Button component={Link} to="/interview/banks/create" variant="contained" startIcon={<AddOutlined />}>
        {t('interviewBanks.create')}
      </Button>
    </>
  )
}
