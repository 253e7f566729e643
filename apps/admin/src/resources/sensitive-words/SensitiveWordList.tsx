import type { SensitiveWord } from '@app/contract/sensitive-word/schemas'
import { SENSITIVE_WORD_ACTIONS } from '@app/contract/sensitive-word/values'
import { BulkDeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CreateLink } from '../../shared/list/CreateLink.tsx'
import { type Column, timeColumn, toColumns } from '../../shared/list/columns.tsx'
import { KeywordFilter } from '../../shared/list/KeywordFilter.tsx'
import { ListPage } from '../../shared/list/ListPage.tsx'
import styles from '../../shared/list/NameCell.module.css'
import { SelectFilter } from '../../shared/list/SelectFilter.tsx'
import { AddManyButton } from './AddManyButton.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'updateTime', order: 'DESC' },
  { field: 'word', order: 'ASC' },
] as const
const exported = ['id', 'word', 'action', 'note', 'createTime', 'updateTime'] as const
const columns: readonly Column<SensitiveWord>[] = [
  {
    source: 'word',
    sort: 'ASC',
    render: ({ id, word }) => (
      <Link className={styles.link} to={`/sensitive-words/${id}`}>
        {word}
      </Link>
    ),
  },
  { source: 'action', render: ({ action }, t) => t(`sensitiveWordAction.${action}`) },
  { source: 'note', from: 'sm' },
  timeColumn('updateTime', ({ updateTime }) => updateTime),
  timeColumn('createTime', ({ createTime }) => createTime),
]

/** The sensitive words. */
export function SensitiveWordList() {
  const { t } = useTranslation('admin')
  return (
    <ListPage
      title={t('page.sensitiveWords')}
      orders={orders}
      exported={exported}
      actions={
        <>
          <AddManyButton />
          <CreateLink />
        </>
      }
      filters={<WordFilters />}
      bulkActions={
        <BulkDeleteWithConfirmButton
          mutationMode="pessimistic"
          confirmContent={t('sensitiveWords.deleteAdvice')}
          confirmColor="warning"
        />
      }
    >
      {toColumns(columns, t)}
    </ListPage>
  )
}

function WordFilters() {
  const { t } = useTranslation('admin')
  return (
    <>
      <KeywordFilter placeholder={t('sensitiveWords.keyword')} />
      <SelectFilter
        source="action"
        choices={SENSITIVE_WORD_ACTIONS.map((id) => ({ id, name: t(`sensitiveWordAction.${id}`) }))}
      />
    </>
  )
}
