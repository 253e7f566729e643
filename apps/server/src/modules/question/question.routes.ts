import { contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { PracticeService } from './practice.service.ts'
import type { QuestionService } from './question.service.ts'

export function questionRoutes(
  app: FastifyInstance,
  { questions, practice }: { questions: QuestionService; practice: PracticeService },
): void {
  implement(app, contract.question.page, (input, { caller }) => questions.page(input, caller?.id ?? null))
  implement(app, contract.question.get, ({ id }, { caller }) => questions.open(id, caller.id))
  implement(app, contract.question.locate, (input, { caller }) => questions.locate(input, caller.id))
  implement(app, contract.question.today, (_, { caller }) => questions.today(caller?.id ?? null))
  implement(app, contract.question.resume, (_, { caller }) => questions.resume(caller.id))

  implement(app, contract.review.rate, ({ questionId, rating }, { caller }) =>
    practice.rate(caller.id, questionId, rating),
  )
  implement(app, contract.favourite.add, ({ questionId }, { caller }) =>
    practice.addFavourite(caller.id, questionId),
  )
  implement(app, contract.favourite.delete, ({ id }, { caller }) => practice.deleteFavourite(caller.id, id))
  implement(app, contract.questionEncounter.add, ({ questionId }, { caller }) =>
    practice.addEncounter(caller.id, questionId),
  )
  implement(app, contract.questionEncounter.delete, ({ id }, { caller }) =>
    practice.deleteEncounter(caller.id, id),
  )
  implement(app, contract.note.update, ({ questionId, content, baseTime }, { caller }) =>
    practice.saveNote(caller.id, questionId, content, baseTime),
  )
}
