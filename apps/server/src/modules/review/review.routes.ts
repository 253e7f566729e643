import { contract } from '@app/contract/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../platform/http/implement.ts'
import type { BuryService } from './bury.service.ts'
import type { QuestionOutlookService } from './question-outlook.service.ts'
import type { ReviewService } from './review.service.ts'
import type { ReviewQueueService } from './review-queue.service.ts'
import type { ReviewUndoService } from './review-undo.service.ts'
import type { StudySettingsService } from './study-settings.service.ts'

interface Services {
  reviews: ReviewService
  buries: BuryService
  questionOutlooks: QuestionOutlookService
  reviewUndo: ReviewUndoService
  reviewQueue: ReviewQueueService
  studySettings: StudySettingsService
}

export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const { reviews, buries, questionOutlooks, reviewUndo, reviewQueue, studySettings } = services
  implement(app, contract.review.rate, (act, { caller }) => reviews.rateQuestion(caller.id, act))
  implement(app, contract.review.rateRecall, ({ recallQuestionId, rating }, { caller }) =>
    reviews.rateRecall(caller.id, recallQuestionId, rating),
  )
  implement(app, contract.review.add, ({ questionId }, { caller }) =>
    reviews.addQuestion(caller.id, questionId),
  )
  implement(app, contract.review.memory, ({ questionId }, { caller }) =>
    questionOutlooks.memoryOf(caller.id, questionId),
  )
  implement(app, contract.review.queue, (_, { caller }) => reviewQueue.next(caller.id))
  implement(app, contract.review.summary, (_, { caller }) => reviewQueue.summary(caller.id))
  implement(app, contract.review.answer, (answer, { caller }) =>
    reviews.answer({ userId: caller.id, ...answer }),
  )
  implement(app, contract.review.bury, (act, { caller }) => buries.bury({ userId: caller.id, ...act }))
  implement(app, contract.review.undo, ({ stepId }, { caller }) => reviewUndo.undo(caller.id, stepId))
  implement(app, contract.review.steps, (_, { caller }) => reviewQueue.steps(caller.id))
  implement(app, contract.review.forecast, (_, { caller }) => reviewQueue.forecast(caller.id))
  implement(app, contract.review.settings, (_, { caller }) => studySettings.get(caller.id))
  implement(app, contract.review.updateSettings, (settings, { caller }) =>
    studySettings.update(caller.id, settings),
  )
}
