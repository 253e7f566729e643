import { SECONDS_PER_REVIEW } from '@app/contract/plan/values'
import type { MessageService } from '../../message/message.service.ts'
import type { ReviewQueueService } from '../review-queue.service.ts'
import type { StudySettingsService } from '../study-settings.service.ts'
import type { ReminderRepository } from './reminder.repository.ts'

/** On the learner's clocks; nobody is woken by it. */
const MORNING_HOUR = 8
const BATCH = 500

interface ReminderDependencies {
  reminders: ReminderRepository
  queue: ReviewQueueService
  settings: StudySettingsService
  messages: MessageService
}

/** Tells learners once a day, in their morning, what is due; not those who have begun already. */
export class ReminderService {
  readonly #deps: ReminderDependencies

  constructor(deps: ReminderDependencies) {
    this.#deps = deps
  }

  /** @param signal ends it between two learners; whoever is left is told by the next run */
  async remindAll(signal: AbortSignal, now = new Date()): Promise<void> {
    let after = 0
    for (;;) {
      const userIds = await this.#deps.reminders.listCandidates(now, after, BATCH)
      for (const userId of userIds) {
        signal.throwIfAborted()
        await this.#remind(userId, now)
      }
      const last = userIds.at(-1)
      if (last === undefined || userIds.length < BATCH) return
      after = last
    }
  }

  async #remind(userId: number, now: Date): Promise<void> {
    const { reminders, queue, settings, messages } = this.#deps
    const { hour, today, clock } = await settings.momentOf(userId, now)
    if (hour < Math.max(MORNING_HOUR, clock.dayStartHour)) return
    const { due, done } = await queue.summary(userId)
    await reminders.transact(async (trx) => {
      if (!(await reminders.claim(trx, userId, today)) || due === 0 || done > 0) return
      const minutes = Math.max(Math.round((due * SECONDS_PER_REVIEW) / 60), 1)
      await messages.send(trx, [
        {
          userId,
          kind: 'review',
          event: 'review.due',
          subject: '',
          values: { cards: due, minutes },
          path: '/problems/review',
          fold: 'review:due',
        },
      ])
    })
  }
}
