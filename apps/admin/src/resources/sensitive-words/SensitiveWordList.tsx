import type { SensitiveWord } from '@app/contract/sensitive-word/schemas'
import { SENSITIVE_WORD_ACTIONS } from '@app/contract/sensitive-word/values'
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
import { AddManyButton } from './AddManyButton.tsx'

const orders = [
  { field: 'createTime', order: 'DESC' },
  { field: 'updateTime', order: 'DESC' },
  { field: 'word', order: 'ASC' },
] as const
const exported = ['id', 'word', 'action', 'note', 'createTime', 'updateTime'] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The sensitive words. */
export function SensitiveWordList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<SensitiveWord>
  return (
    <ListPage
      title={t('page.sensitiveWords')}
      orders={orders}
      exported={exported}
      actions={<WordListActions />}
      filters={<WordFilters />}
      bulkActions={
        <BulkDeleteWithConfirmButton
          mutationMode="pessimistic"
          confirmContent={t('sensitiveWords.deleteAdvice')}
          confirmColor="warning"
        />
      }
    >
      <Column
        source="word"
        render={({ id, word }) => (
          <Link className={styles.link} to={`/sensitive-words/${id}`}>
            {word}
          </Link>
        )}
      />
      <Column source="action" disableSort render={({ action }) => t(`sensitiveWordAction.${action}`)} />
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

function WordListActions() {
  const { t } = useTranslation('admin')
  return (
    <>
      <AddManyButton />
      <Button component={Link} to="/sensitive-words/create" variant="contained" startIcon={<AddOutlined />}>
        {t('sensitiveWords.create')}
      </Button>
    </>
  )
}
