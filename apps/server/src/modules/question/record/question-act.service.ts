import { Code } from '@app/contract/common/envelope'
import type { QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { fieldRefused } from '../../../platform/app-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { freeSlug } from '../../../platform/text/slug.ts'
import type { EditDependencies } from '../../audit-log/audit-log.service.ts'
import { ItemActService, targetOf } from '../../content-edit/item-act.service.ts'
import { findMissing } from '../question-fields.ts'
import { QuestionTransaction } from './QuestionTransaction.ts'
import { toSnapshot } from './question-record.mapper.ts'

/** What is done to questions as a whole. */
export class QuestionActService extends ItemActService<QuestionRecordDetail, QuestionTransaction> {
  constructor(deps: EditDependencies) {
    super(
      {
        name: 'question',
        begin: (transaction) => new QuestionTransaction(transaction),
        parentOf: ({ bankId }) => bankId,
        toSnapshot,
        findMissing,
        incomplete: { few: 'questionsIncomplete', many: 'manyQuestionsIncomplete' },
        notTogether: 'notInBank',
      },
      deps,
    )
  }

  /** Puts questions at the end of another bank; a slug that is taken there gets a number. @throws AppError 40400, 40000 at `bankId` */
  move(actor: Actor, ids: readonly number[], bankId: number): Promise<void> {
    return this.act(actor, ids, async (work, questions) => {
      if (!(await work.writer.lockBank(bankId)))
        throw fieldRefused(Code.badParameters, 'bankId', 'bankMissing')
      const moved = questions.filter((question) => question.bankId !== bankId)
      await work.writer.release(moved.map(({ id }) => id))
      for (const question of moved) await moveOne(work, question, bankId, actor.id)
      return moved.map((question) => ({
        action: 'question.move',
        target: targetOf(question),
        before: { bankId: question.bankId },
        after: { bankId },
      }))
    })
  }
}

async function moveOne(
  { questions, writer }: QuestionTransaction,
  question: QuestionRecordDetail,
  bankId: number,
  editorId: number,
): Promise<void> {
  const before = toSnapshot(question)
  const taken = new Set(await questions.takenSlugs(bankId, before.slug))
  const slug = freeSlug(before.slug, (candidate) => taken.has(candidate))
  const after = { ...before, bankId, slug }
  await writer.update(question.id, after)
  const { id: questionId, version } = question
  await writer.keepRevisions([
    { questionId, version, snapshot: before, editorId: null, time: new Date(question.updateTime) },
    { questionId, version: version + 1, snapshot: after, editorId, time: new Date() },
  ])
}
