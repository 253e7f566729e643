import { notFound } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { MailingService } from '../message/mailing.service.ts'
import type { StudySettingsService } from '../review/study-settings.service.ts'
import { composeDigest } from './compose-digest.ts'
import type { DigestRepository, Recipient } from './digest.repository.ts'

/** On the reader's clocks. */
const MORNING_HOUR = 8
const BATCH = 500
/** So many messages are told in a mail; of the others it says how many there are. */
const MOST_TOLD = 20

export interface DigestDependencies {
  digests: DigestRepository
  mailing: MailingService
  studySettings: StudySettingsService
  mailer: Mailer
  log: Logger
  /** The site's address, without a trailing slash. */
  siteUrl: string
  /** Whether only addresses that were proven get mail. */
  needsProof: boolean
}

/** Mails users once a day, in their morning, what they have not read of the kinds they chose; each message once. */
export class DigestService {
  readonly #deps: DigestDependencies

  constructor(deps: DigestDependencies) {
    this.#deps = deps
  }

  /** @param signal ends it between two users; whoever is left is mailed by the next run */
  async mailAll(signal: AbortSignal, now = new Date()): Promise<void> {
    let after = 0
    for (;;) {
      const userIds = await this.#deps.mailing.listRecipients(after, BATCH)
      for (const userId of userIds) {
        signal.throwIfAborted()
        await this.#mail(userId, now)
      }
      const last = userIds.at(-1)
      if (last === undefined || userIds.length < BATCH) return
      after = last
    }
  }

  /** Ends a user's mails. @throws AppError 40400 */
  async unsubscribe(token: string): Promise<void> {
    const { digests, mailing } = this.#deps
    await digests.transact(async (trx) => {
      const userId = await digests.findOwner(trx, token)
      if (userId === undefined) throw notFound()
      await mailing.stop(trx, userId)
    })
  }

  async #mail(userId: number, now: Date): Promise<void> {
    const { digests, mailing, studySettings, needsProof } = this.#deps
    const { hour, today } = await studySettings.momentOf(userId, now)
    if (hour < MORNING_HOUR) return
    const claimed = await digests.transact(async (trx) => {
      const recipient = await digests.claim(trx, { userId, day: today, needsProof })
      return recipient && { recipient, ids: await mailing.claim(trx, userId) }
    })
    if (claimed && claimed.ids.length > 0) await this.#send(userId, claimed.recipient, claimed.ids)
  }

  /** What could not be sent goes out with the next run. */
  async #send(userId: number, recipient: Recipient, ids: readonly number[]): Promise<void> {
    const { digests, mailing, mailer, log, siteUrl } = this.#deps
    const messages = await mailing.listNewest(userId, ids, MOST_TOLD)
    try {
      await mailer.deliver(composeDigest({ recipient, messages, count: ids.length, site: siteUrl }))
    } catch (error) {
      log.warn({ err: error }, 'a digest was not sent')
      await mailing.release(ids)
      await digests.release(userId)
    }
  }
}
