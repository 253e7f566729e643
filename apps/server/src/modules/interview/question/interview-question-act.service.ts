import type { InterviewQuestionRecordDetail } from '@app/contract/interview-question-record/schemas'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ItemActService } from '../../content-edit/item-act.service.ts'
import { findMissing } from '../bank/interview-fields.ts'
import { InterviewQuestionTransaction } from './InterviewQuestionTransaction.ts'
import { toInterviewQuestionSnapshot } from './interview-question-record.mapper.ts'

/** What is done to interview questions as a whole. */
export class InterviewQuestionActService extends ItemActService<
  InterviewQuestionRecordDetail,
  InterviewQuestionTransaction
> {
  constructor(deps: EditDependencies) {
    super(
      {
        name: 'interviewQuestion',
        begin: (transaction) => new InterviewQuestionTransaction(transaction),
        parentOf: ({ bankId }) => bankId,
        toSnapshot: toInterviewQuestionSnapshot,
        findMissing,
        incomplete: { few: 'questionsIncomplete', many: 'manyQuestionsIncomplete' },
        notTogether: 'notInInterviewBank',
      },
      deps,
    )
  }
}
