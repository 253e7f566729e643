import FilterAltOffOutlined from '@mui/icons-material/FilterAltOffOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DataTable, Pagination, type RaRecord, useListContext, useResourceDefinition } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../feedback/LoadFailed.tsx'
import { PageState } from '../feedback/PageState.tsx'
import { RowsLoading } from '../feedback/RowsLoading.tsx'
import { BulkBar } from './BulkBar.tsx'
import { CheckboxLabels } from './CheckboxLabels.tsx'
import { CreateLink } from './CreateLink.tsx'
import styles from './ListPage.module.css'

const PAGE_SIZES = [10, 20, 50, 100]

interface ListTableProps {
  rowClick?: 'show'
  bulkActions?: ReactNode
  isRowSelectable?: (record: RaRecord) => boolean
  /** The filters of what waits, where a list begins with that. */
  filtersAtFirst: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** The rows of a list, or the reason why there are none. */
export function ListTable({ rowClick, bulkActions, isRowSelectable, ...rest }: ListTableProps) {
  const { filtersAtFirst, children } = rest
  const { isPending, error, data, perPage, refetch } = useListContext()
  if (error && !data) return <LoadFailed message={error.message} onRetry={refetch} />
  if (isPending) return <RowsLoading count={perPage} />
  return (
    <>
      <div className={styles.table}>
        <CheckboxLabels>
          <DataTable
            rowClick={rowClick ?? false}
            bulkActionButtons={bulkActions !== undefined}
            bulkActionsToolbar={<BulkBar canSelectAll={!isRowSelectable}>{bulkActions}</BulkBar>}
            {...(isRowSelectable && { isRowSelectable })}
            empty={<NoRows filtersAtFirst={filtersAtFirst} />}
          >
            {children}
          </DataTable>
        </CheckboxLabels>
      </div>
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </>
  )
}

function NoRows({ filtersAtFirst }: Pick<ListTableProps, 'filtersAtFirst'>) {
  const { t } = useTranslation('admin')
  const { filterValues, setFilters } = useListContext()
  const { hasCreate } = useResourceDefinition()
  if (Object.keys(filterValues).length === 0) {
    return (
      <PageState
        icon={InboxOutlined}
        fact={t('list.empty')}
        advice={t(hasCreate ? 'list.emptyCreate' : 'list.emptyAdvice')}
      >
        {hasCreate && <CreateLink />}
      </PageState>
    )
  }
  if (JSON.stringify(filterValues) === JSON.stringify(filtersAtFirst)) {
    return (
      <PageState icon={InboxOutlined} fact={t('list.nothingWaits')} advice={t('list.nothingWaitsAdvice')} />
    )
  }
  return (
    <PageState icon={FilterAltOffOutlined} fact={t('list.noMatch')} advice={t('list.noMatchAdvice')}>
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {t('ra.navigation.clear_filters')}
      </Button>
    </PageState>
  )
}
