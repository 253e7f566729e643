import { interviewBankFormat } from '@app/contract/content/kinds/interview-bank'
import { interviewBank } from '@app/contract/interview-bank/endpoints'
import { sql } from 'kysely'
import { idsByKeyword } from '../../../../platform/search/matching.ts'
import { indexInterviewBanks } from '../../../interview/interview-content.service.ts'
import { interviewQuestionTable } from '../../item/kinds/tables.ts'
import { type ParentKind, parentFields } from '../parent-kind.ts'

/** Interview banks: a role and a level. */
export const interviewBanks: ParentKind = {
  name: 'interviewBank',
  items: interviewQuestionTable,
  fields: {
    ...parentFields,
    groupName: { column: 'group_name', type: 'text' },
    level: { column: 'level', type: 'text' },
    minutes: { column: 'minutes', type: 'integer' },
    sessionSize: { column: 'session_size', type: 'integer' },
  },
  contract: interviewBank,
  format: interviewBankFormat,
  published: 'publishedCount',
  keyword: (keyword) => sql`id in ${idsByKeyword(keyword, { kind: 'interviewBank', withHidden: true })}`,
  index: indexInterviewBanks,
  holdsItems: 'interviewBankHoldsQuestions',
  missing: 'interviewBankMissing',
}
