import type { QuestionBank } from '@app/contract'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeywordFilter } from '../../shared/KeywordFilter.tsx'
import { ListPage } from '../../shared/ListPage.tsx'
import { ProblemTabs } from '../../shared/ProblemTabs.tsx'
import styles from './QuestionBankList.module.css'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'name', order: 'ASC' },
  { field: 'questionCount', order: 'DESC' },
  { field: 'id', order: 'ASC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const narrow = { ...wide, width: 88 }

/** The banks; each leads to its questions. */
export function QuestionBankList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<QuestionBank>
  return (
    <ListPage
      title={t('page.questionBanks')}
      orders={orders}
      actions={<ProblemTabs />}
      filters={<KeywordFilter placeholder={t('questionBanks.keyword')} />}
    >
      <Column source="sortOrder" sx={narrow} />
      <Column
        source="name"
        render={({ name, description }) => (
          <>
            {name}
            <span className={styles.description}>{description}</span>
          </>
        )}
      />
      <Column source="groupName" disableSort sx={wide} />
      <Column
        source="questionCount"
        sortByOrder="DESC"
        align="right"
        render={({ id, name, questionCount }) => (
          <Link
            className={styles.questions}
            to={`/problems?filter=${encodeURIComponent(JSON.stringify({ bankId: id }))}`}
            aria-label={t('questionBanks.questions', { name, total: questionCount })}
          >
            {questionCount}
          </Link>
        )}
      />
    </ListPage>
  )
}
