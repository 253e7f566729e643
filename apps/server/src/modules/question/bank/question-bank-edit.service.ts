import type { QuestionBankDraft, QuestionBankRecord } from '@app/contract/question-bank/schemas'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ParentEditService } from '../../content-edit/parent-edit.service.ts'
import { BankWriter } from '../write/BankWriter.ts'
import { toQuestionBankRecord } from './question-bank.mapper.ts'
import { QuestionBankRepository } from './question-bank.repository.ts'

/** What admins do to banks. */
export class QuestionBankEditService extends ParentEditService<QuestionBankRecord, QuestionBankDraft> {
  constructor(deps: EditDependencies) {
    super(
      {
        name: 'questionBank',
        slugKey: 'question_bank_slug_key',
        writerOf: (transaction) => new BankWriter(transaction),
        get: find,
        toDraft: ({ slug, name, description, groupName }) => ({ slug, name, description, groupName }),
        holdsItems: 'bankHoldsQuestions',
        missing: 'bankMissing',
      },
      deps,
    )
  }
}

async function find(db: Kysely<DB>, id: number): Promise<QuestionBankRecord> {
  const row = await new QuestionBankRepository(db).findRecord(id)
  if (!row) throw notFound()
  return toQuestionBankRecord(row)
}
