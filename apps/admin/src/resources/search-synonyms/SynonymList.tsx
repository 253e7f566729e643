import type { SearchSynonym } from '@app/contract/search-synonym/schemas'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { BulkDeleteWithConfirmButton, DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { TimeText } from '../../shared/show/TimeText.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'updateTime', order: 'DESC' },
] as const
const exported = ['id', 'words', 'isActive', 'isShipped', 'note', 'createTime', 'updateTime'] as const
const short = { whiteSpace: 'nowrap' }
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The groups of synonyms, those that came with the product among them. */
export function SynonymList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<SearchSynonym>
  return (
    <ListPage
      title={t('page.searchSynonyms')}
      orders={orders}
      exported={exported}
      actions={
        <Button component={Link} to="/search-synonyms/create" variant="contained" startIcon={<AddOutlined />}>
          {t('searchSynonyms.create')}
        </Button>
      }
      filters={<SynonymFilters />}
      isRowSelectable={({ isShipped }) => !isShipped}
      bulkActions={
        <BulkDeleteWithConfirmButton
          mutationMode="pessimistic"
          confirmContent={t('searchSynonyms.deleteAdvice')}
          confirmColor="warning"
        />
      }
    >
      <Column
        source="words"
        disableSort
        render={({ id, words }) => (
          <Link className={styles.link} to={`/search-synonyms/${id}`}>
            {words.join(t('searchSynonyms.comma'))}
          </Link>
        )}
      />
      <Column
        source="isActive"
        label={t('searchSynonyms.state')}
        disableSort
        sx={short}
        render={({ isActive }) => t(isActive ? 'searchSynonyms.active' : 'searchSynonyms.inactive')}
      />
      <Column
        source="isShipped"
        label={t('searchSynonyms.origin')}
        disableSort
        sx={wide}
        render={({ isShipped }) => t(isShipped ? 'searchSynonyms.shipped' : 'searchSynonyms.own')}
      />
      <Column source="note" disableSort sx={wide} />
      <Column
        source="updateTime"
        sortByOrder="DESC"
        sx={wide}
        render={({ updateTime }) => <TimeText time={updateTime} />}
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

function SynonymFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('searchSynonyms.keyword')} />
      <SelectFilter
        source="isActive"
        label={t('searchSynonyms.state')}
        choices={[
          { id: true, name: t('searchSynonyms.active') },
          { id: false, name: t('searchSynonyms.inactive') },
        ]}
      />
    </>
  )
}
