import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Logger } from '../log.ts'
import { makeFolder } from '../make-folder.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  headers?: Readonly<Record<string, string>>
}

export interface MailerOptions {
  /** `smtp://user:password@host:port`; undefined: mails become files. */
  smtpUrl: string | undefined
  from: string
  /** Where mails become files. */
  outbox: string
  log: Logger
}

const TIMEOUT_MILLISECONDS = 20_000
/** By then the answer to the request has left, so composing the mail does not delay it. */
const AFTER_ANSWER_MILLISECONDS = 100

/** More than a mail server takes that is well. */
const CLOSE_MILLISECONDS = 600

export type MailOutcome = 'sent' | 'failed' | 'written'

/** Sends mails in the background, so that no answer tells by its delay whether one was sent. */
export class Mailer {
  readonly #options: MailerOptions
  readonly #transport: Transporter
  readonly #sending = new Set<Promise<void>>()
  readonly #watchers: ((outcome: MailOutcome) => void)[] = []
  #isClosed = false

  constructor(options: MailerOptions) {
    this.#options = options
    const timeouts = {
      connectionTimeout: TIMEOUT_MILLISECONDS,
      greetingTimeout: TIMEOUT_MILLISECONDS,
      socketTimeout: TIMEOUT_MILLISECONDS,
    }
    this.#transport = options.smtpUrl
      ? createTransport({ url: options.smtpUrl, ...timeouts })
      : createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  }

  /** Begins to send; a failure is logged, without address and text. */
  send(mail: Mail): void {
    this.compose(async () => mail)
  }

  /** Begins to make a mail and to send it, if there is one, like {@link send}. */
  compose(make: () => Promise<Mail | null>): void {
    this.#follow(
      delay(AFTER_ANSWER_MILLISECONDS)
        .then(make)
        .then(async (mail) => {
          if (mail) await this.#deliver(mail)
        }),
    )
  }

  /** Begins to send many, like {@link send}, but one after the other; one that fails holds up none. */
  sendInTurn(mails: readonly Mail[]): void {
    let last: Promise<void> = delay(AFTER_ANSWER_MILLISECONDS)
    for (const mail of mails) {
      const next = last.then(async () => {
        if (!this.#isClosed) await this.#deliver(mail)
      })
      last = this.#follow(next)
    }
  }

  /** Sends a mail now. @throws when the mail server does not take it */
  async deliver(mail: Mail): Promise<void> {
    await this.#deliver(mail)
  }

  /** Tells what has become of every mail. */
  watch(watcher: (outcome: MailOutcome) => void): void {
    this.#watchers.push(watcher)
  }

  /**
   * Connects and logs in to the mail server, as if to send.
   * @returns false when mails become files
   * @throws the fault, whose `code` tells what is wrong
   */
  async verify(): Promise<boolean> {
    if (!this.#options.smtpUrl) return false
    await this.#transport.verify()
    return true
  }

  /** Waits for the mails under way. */
  async settle(): Promise<void> {
    await Promise.all(this.#sending)
  }

  /** Waits a moment for the mails under way: a mail server that hangs keeps nothing from stopping. */
  async close(): Promise<void> {
    const isSettled = await Promise.race([
      this.settle().then(() => true),
      delay(CLOSE_MILLISECONDS, false, { ref: false }),
    ])
    if (!isSettled) this.#options.log.warn({ count: this.#sending.size }, 'mails under way were given up')
    this.#isClosed = true
    this.#transport.close()
  }

  /** @returns what settles when a mail has been sent or has failed, which is logged without address and text */
  #follow(work: Promise<void>): Promise<void> {
    const sending = work
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'mail was not sent'))
      .finally(() => this.#sending.delete(sending))
    this.#sending.add(sending)
    return sending
  }

  async #deliver(mail: Mail): Promise<void> {
    let outcome: MailOutcome = 'failed'
    try {
      await this.#post(mail)
      outcome = this.#options.smtpUrl ? 'sent' : 'written'
    } finally {
      for (const watch of this.#watchers) watch(outcome)
    }
  }

  async #post(mail: Mail): Promise<void> {
    const { headers, ...texts } = mail
    const message: SendMailOptions = {
      from: this.#options.from,
      ...texts,
      ...(headers && { headers: { ...headers } }),
    }
    const sent = await this.#transport.sendMail(message)
    if (this.#options.smtpUrl) return
    const { outbox, log } = this.#options
    const file = path.join(
      outbox,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${Math.random().toString(36).slice(2, 8)}.eml`,
    )
    // The codes in it are nobody else's on this machine.
    makeFolder(outbox)
    await chmod(outbox, 0o700)
    await writeFile(file, sent.message, { mode: 0o600 })
    log.warn({ file }, 'no SMTP_URL: mail written to a file')
  }
}
