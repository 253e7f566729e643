import { questionBankFormat } from '@app/contract/content/kinds/question-bank'
import { questionBank } from '@app/contract/question-bank/endpoints'
import { sql } from 'kysely'
import { indexBanks } from '../../../question/question-content.service.ts'
import { questionTable } from '../../item/kinds/tables.ts'
import { type ParentKind, parentFields } from '../parent-kind.ts'

/** Question banks. */
export const questionBanks: ParentKind = {
  name: 'questionBank',
  items: questionTable,
  fields: { ...parentFields, groupName: { column: 'group_name', type: 'text' } },
  contract: questionBank,
  format: questionBankFormat,
  published: 'questionCount',
  // An admin's record says nothing of the admin's own answers.
  told: { progress: sql`'{"forgotten": 0, "vague": 0, "known": 0, "instant": 0}'::jsonb` },
  index: indexBanks,
  holdsItems: 'bankHoldsQuestions',
  missing: 'bankMissing',
}
