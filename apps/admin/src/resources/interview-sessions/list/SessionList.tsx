import type { InterviewSessionRecord } from '@app/contract/interview-session-record/schemas'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../../shared/list/ListPage.tsx'
import { RecordLink } from '../../../shared/list/RecordLink.tsx'
import { StateTabs } from '../../../shared/list/StateTabs.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { SessionLabels } from '../SessionLabels.tsx'
import { SessionFilters } from './SessionFilters.tsx'

const orders = [{ field: 'createTime', order: 'DESC' }] as const
const exported = [
  ...(['id', 'createTime', 'username', 'bankName', 'state', 'score', 'scorer', 'questionCount'] as const),
  ...(['seconds', 'openObjectionCount'] as const),
]
const objected = { id: true, sort: { field: 'createTime', order: 'ASC' } } as const
const wide = { display: { xs: 'none', sm: 'table-cell' } }
const SECONDS = 60

/** Everybody's interviews. */
export function SessionList() {
  const { t } = useTranslation('admin')
  const Column = DataTable.Col<InterviewSessionRecord>
  return (
    <ListPage
      title={t('page.interviewSessions')}
      orders={orders}
      exported={exported}
      rowClick="show"
      tabs={
        <StateTabs
          source="hasObjection"
          waiting={objected}
          usualSort={orders[0]}
          choices={[{ id: true, name: t('interviewSessions.objectionWaits') }]}
        />
      }
      filters={<SessionFilters />}
    >
      <Column source="username" disableSort render={({ username }) => <RecordLink>{username}</RecordLink>} />
      <Column source="bankName" disableSort />
      <Column source="state" disableSort render={(record) => <SessionLabels record={record} />} />
      <Column
        source="score"
        disableSort
        align="right"
        render={({ score, uncheckedCount, mentionedCount, pointCount }) =>
          score ??
          (uncheckedCount > 0
            ? t('interviewSessions.mentioned', { mentioned: mentionedCount, count: pointCount })
            : t('interviewSessions.unscored'))
        }
      />
      <Column
        source="scorer"
        disableSort
        sx={wide}
        render={({ scorer }) => (scorer ? t(`interviewSessions.scorer.${scorer}`) : '–')}
      />
      <Column
        source="seconds"
        disableSort
        align="right"
        sx={wide}
        render={({ seconds }) =>
          t('interviewSessions.minutes', { count: Math.max(Math.ceil(seconds / SECONDS), 1) })
        }
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
