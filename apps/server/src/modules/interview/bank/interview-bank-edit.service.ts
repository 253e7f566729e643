import type { InterviewBankDraft, InterviewBankRecord } from '@app/contract/interview-bank/schemas'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ParentEditService } from '../../content-edit/parent-edit.service.ts'
import { InterviewBankWriter } from './InterviewBankWriter.ts'
import { InterviewBankRecordRepository } from './interview-bank-record.repository.ts'
import { InterviewBankRecordService } from './interview-bank-record.service.ts'

/** What admins do to interview banks. */
export class InterviewBankEditService extends ParentEditService<InterviewBankRecord, InterviewBankDraft> {
  constructor(deps: EditDependencies) {
    super(
      {
        name: 'interviewBank',
        slugKey: 'interview_bank_slug_key',
        writerOf: (transaction) => new InterviewBankWriter(transaction),
        get: (transaction, id) =>
          new InterviewBankRecordService(new InterviewBankRecordRepository(transaction)).get(id),
        toDraft: ({ slug, name, description, groupName, level, minutes, sessionSize }) => ({
          slug,
          name,
          description,
          groupName,
          level,
          minutes,
          sessionSize,
        }),
        holdsItems: 'interviewBankHoldsQuestions',
        missing: 'interviewBankMissing',
      },
      deps,
    )
  }
}
