import type { QuestionBank } from '@app/contract'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeywordFilter } from '../../shared/KeywordFilter.tsx'
import { ListPage } from '../../shared/ListPage.tsx'
import { ProblemTabs } from '../../shared/ProblemTabs.tsx'
import styles from './QuestionBankList.module.css'

const sortFields = ['sortOrder', 'name', 'questionCount', 'id']
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** The banks; each leads to its questions. */
export function QuestionBankList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<QuestionBank>
  return (
    <ListPage
      title={t('page.questionBanks')}
      sort={{ field: 'sortOrder', order: 'ASC' }}
      sortFields={sortFields}
      actions={<ProblemTabs />}
      filters={<KeywordFilter placeholder={t('questionBanks.keyword')} />}
    >
      <Column source="sortOrder" align="right" sx={wide} />
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
