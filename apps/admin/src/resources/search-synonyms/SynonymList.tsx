import type { SearchSynonym } from '@app/contract/search-synonym/schemas'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CreateLink } from '../../shared/list/CreateLink.tsx'
import { type Column, timeColumn, toColumns } from '../../shared/list/columns.tsx'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'updateTime', order: 'DESC' },
] as const
const exported = ['id', 'words', 'isActive', 'isShipped', 'note', 'createTime', 'updateTime'] as const
const columns: readonly Column<SearchSynonym>[] = [
  {
    source: 'words',
    render: (synonym) => <WordsLink {...synonym} />,
  },
  {
    source: 'isActive',
    label: 'searchSynonyms.state',
    isOneLine: true,
    render: ({ isActive }) => <Word of={isActive ? 'active' : 'inactive'} />,
  },
  {
    source: 'isShipped',
    label: 'searchSynonyms.origin',
    from: 'sm',
    render: ({ isShipped }) => <Word of={isShipped ? 'shipped' : 'own'} />,
  },
  { source: 'note', from: 'sm' },
  timeColumn('updateTime', ({ updateTime }) => updateTime),
  timeColumn('createTime', ({ createTime }) => createTime),
]

function Word({ of }: { of: 'active' | 'inactive' | 'shipped' | 'own' }) {
  return useTranslation('admin').t(`searchSynonyms.${of}`)
}

function WordsLink({ id, words }: SearchSynonym) {
  const { t } = useTranslation('admin')
  return (
    <Link className={styles.link} to={`/search-synonyms/${id}`}>
      {words.join(t('searchSynonyms.comma'))}
    </Link>
  )
}

/** The groups of synonyms, those that came with the product among them. */
export function SynonymList() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      title={t('page.searchSynonyms')}
      orders={orders}
      exported={exported}
      actions={<CreateLink />}
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
      {toColumns(columns, t)}
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
