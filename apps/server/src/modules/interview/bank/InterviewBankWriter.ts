import type { InterviewBankDraft } from '@app/contract/interview-bank/schemas'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { ParentWriter } from '../../../platform/ParentWriter.ts'
import { indexInterviewBanks } from '../search-source.ts'
import { interviewBankFields } from './interview-fields.ts'

/** Writes interview banks. */
export class InterviewBankWriter extends ParentWriter<InterviewBankDraft> {
  constructor(db: Kysely<DB>) {
    super(db, {
      name: 'interview_bank',
      fields: interviewBankFields,
      items: { table: 'interview_question', parent: 'bank_id' },
      releases: { table: 'interview_release', parent: 'bank_slug' },
      index: indexInterviewBanks,
    })
  }
}
