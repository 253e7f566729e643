import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { ProgressService } from '../learning/progress.service.ts'
import type { MessageService } from '../message/message.service.ts'
import type { MasteryService } from '../practice/mastery.service.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import { BuryService } from './bury.service.ts'
import { reviewParts } from './export-parts.ts'
import { QuestionOutlookService } from './question-outlook.service.ts'
import { ReminderRepository } from './reminder/reminder.repository.ts'
import { ReminderService } from './reminder/reminder.service.ts'
import { reminderJob } from './reminder/reminder-job.ts'
import { reviewRoutes } from './review.routes.ts'
import { ReviewService } from './review.service.ts'
import { ReviewCardRepository } from './review-card.repository.ts'
import { ReviewLogRepository } from './review-log.repository.ts'
import { ReviewQueueRepository } from './review-queue.repository.ts'
import { ReviewQueueService } from './review-queue.service.ts'
import { ReviewUndoService } from './review-undo.service.ts'
import { StudySettingsService } from './study-settings.service.ts'

interface ReviewDependencies {
  kysely: Kysely<DB>
  questions: QuestionService
  masteries: MasteryService
  progress: ProgressService
  messages: MessageService
}

/** Spaced repetition: self-ratings, the cards they schedule, and the learner's own days. */
export function createReview({ kysely, questions, masteries, progress, messages }: ReviewDependencies) {
  const studySettings = new StudySettingsService(kysely)
  const reviewQueue = new ReviewQueueService(
    new ReviewQueueRepository(kysely),
    new ReviewLogRepository(kysely),
    studySettings,
  )
  const reminders = new ReminderService({
    queue: reviewQueue,
    settings: studySettings,
    messages,
    reminders: new ReminderRepository(kysely),
  })
  const services = {
    reviewReminders: reminders,
    studySettings,
    reviewQueue,
    questionOutlooks: new QuestionOutlookService(kysely, questions, studySettings),
    reviews: new ReviewService({
      db: kysely,
      questions,
      masteries,
      progress,
      queue: reviewQueue,
      settings: studySettings,
    }),
    buries: new BuryService(kysely, reviewQueue, studySettings),
    reviewUndo: new ReviewUndoService(kysely, masteries, reviewQueue),
  }
  return {
    services,
    routes: (app) => reviewRoutes(app, services),
    jobs: [reminderJob(reminders)],
    exportedParts: reviewParts(kysely),
    forgetUser: async (trx, userId) => {
      await new ReviewCardRepository(trx).deleteOfUser(userId)
      await new ReviewLogRepository(trx).deleteOfUser(userId)
      await new ReminderRepository(trx).deleteOfUser(userId)
      await studySettings.forgetUser(trx, userId)
    },
  } satisfies ServerModule
}
