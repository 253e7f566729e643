import type { QuestionSummary } from '@app/contract'
import { DataTable, ReferenceField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../shared/ListPage.tsx'
import { ProblemTabs } from '../../shared/ProblemTabs.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { DifficultyLabel } from './DifficultyLabel.tsx'
import { QuestionFilters } from './QuestionFilters.tsx'
import { TagList } from './TagList.tsx'

const orders = [
  { field: 'sortOrder', order: 'ASC' },
  { field: 'createTime', order: 'DESC' },
  { field: 'viewCount', order: 'DESC' },
  { field: 'encounterCount', order: 'DESC' },
] as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const widest = { display: { xs: 'none', lg: 'table-cell' } }

/** Finds a question among all. */
export function QuestionList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<QuestionSummary>
  return (
    <ListPage
      title={t('page.problems')}
      orders={orders}
      rowClick="show"
      actions={<ProblemTabs />}
      filters={<QuestionFilters />}
    >
      <Column source="title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="bankId" disableSort sx={wide}>
        <ReferenceField source="bankId" reference="problems/banks" link={false} />
      </Column>
      <Column
        source="difficulty"
        disableSort
        render={({ difficulty }) => <DifficultyLabel difficulty={difficulty} />}
      />
      <Column source="tags" disableSort sx={widest} render={({ tags }) => <TagList tags={tags} />} />
      <Column source="encounterCount" sortByOrder="DESC" align="right" sx={wide} />
      <Column source="viewCount" sortByOrder="DESC" align="right" sx={wide} />
    </ListPage>
  )
}
