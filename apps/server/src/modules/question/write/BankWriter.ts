import type { QuestionBankDraft } from '@app/contract/question-bank/schemas'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ParentWriter } from '../../../platform/ParentWriter.ts'
import { bankFields } from '../bank-fields.ts'
import { indexBanks } from '../search-source.ts'

/** Writes question banks. */
export class BankWriter extends ParentWriter<QuestionBankDraft> {
  constructor(db: Kysely<DB>) {
    super(db, {
      name: 'question_bank',
      fields: bankFields,
      items: { table: 'question', parent: 'bank_id' },
      releases: { table: 'content_release', parent: 'bank_slug' },
      index: indexBanks,
    })
  }
}
