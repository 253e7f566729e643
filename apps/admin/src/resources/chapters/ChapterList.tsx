import type { ChapterRecord } from '@app/contract/chapter/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ImportLink } from '../../shared/list/ImportLink.tsx'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'
import { ChapterExport } from './ChapterExport.tsx'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'name', order: 'ASC' },
  { field: 'id', order: 'ASC' },
] as const
const narrow = { display: { xs: 'none', sm: 'table-cell' }, width: 88 }

/** The chapters; each leads to its form and to its knowledge points. */
export function ChapterList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<ChapterRecord>
  return (
    <ListPage
      title={t('page.chapters')}
      orders={orders}
      actions={<ChapterListActions />}
      filters={<KeywordFilter placeholder={t('chapters.keyword')} />}
    >
      <Column source="sortOrder" sx={narrow} />
      <Column
        source="name"
        render={({ id, name, description }) => (
          <>
            <Link className={styles.link} to={`/learning/chapters/${id}`}>
              {name}
            </Link>
            <span className={styles.description}>{description}</span>
          </>
        )}
      />
      <Column source="publishedCount" disableSort align="right" />
      <Column
        source="totalCount"
        disableSort
        align="right"
        render={({ id, name, totalCount }) => (
          <Link
            className={styles.link}
            to={`/learning/knowledge-points?filter=${encodeURIComponent(JSON.stringify({ chapterId: id }))}`}
            aria-label={t('chapters.points', { name, count: totalCount })}
          >
            {totalCount}
          </Link>
        )}
      />
    </ListPage>
  )
}

function ChapterListActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ImportLink />
      <ChapterExport />
      <Button component={Link} to="/learning/chapters/order" startIcon={<SwapVertOutlined />}>
        {t('order.action')}
      </Button>
      <Button component={Link} to="/learning/chapters/create" variant="contained" startIcon={<AddOutlined />}>
        {t('chapters.create')}
      </Button>
    </>
  )
}
