import type { ServerIssue } from '@app/contract/stats/schemas'
import type { IssueKind } from '@app/contract/stats/values'
import type { StatementWatcher } from '../../../platform/db/database.ts'
import type { CallWatcher } from '../../../platform/http/watch-calls.ts'
import type { Logger } from '../../../platform/log.ts'
import { currentWork } from '../../../platform/work.ts'
import { describeStatement } from './describe-statement.ts'
import type { IssueRepository, MetIssue } from './issue.repository.ts'

const SLOW_STATEMENT_MILLISECONDS = 250
const SLOW_CALL_MILLISECONDS = 1_000
/** The checks wait on purpose, to see whether what they are sent comes in time. */
const PATIENT_CALL = 'POST /api/stats/check'
/** Codes from here on are the server's fault. */
const SERVER_FAULT = 50_000
const SAVE_MILLISECONDS = 10_000
/** How many different issues, and durations of each, are held between two savings: what is worse than that is in the log. */
const MOST_ISSUES = 200
const MOST_DURATIONS = 50
const LISTED = 10

/**
 * Remembers slow statements, slow calls and failed calls of this server, and adds them every few seconds to those of all
 * servers. While nothing is slow or fails, nothing is written. While the database is away they wait.
 */
export class IssueRecorder {
  readonly #issues: IssueRepository
  readonly #log: Logger
  #met = new Map<string, MetIssue>()
  #timer: NodeJS.Timeout | undefined
  #saving: Promise<void> | undefined

  constructor(issues: IssueRepository, log: Logger) {
    this.#issues = issues
    this.#log = log
  }

  readonly watchStatement: StatementWatcher = (sql, milliseconds) => {
    if (milliseconds < SLOW_STATEMENT_MILLISECONDS) return
    const subject = describeStatement(sql)
    const { call = null, requestId = null } = currentWork() ?? {}
    this.#log.info({ statement: subject, call, milliseconds: Math.round(milliseconds) }, 'slow statement')
    this.#meet({ kind: 'slowStatement', subject, code: 0, call, requestId }, milliseconds)
  }

  readonly watchCall: CallWatcher = ({ method, route, code, ownMilliseconds, requestId, isStream }) => {
    const isFailed = code >= SERVER_FAULT
    if (!isFailed && (isStream || ownMilliseconds < SLOW_CALL_MILLISECONDS)) return
    const subject = `${method} ${route}`
    if (!isFailed && subject === PATIENT_CALL) return
    if (!isFailed)
      this.#log.info({ call: subject, milliseconds: Math.round(ownMilliseconds), requestId }, 'slow call')
    const kind: IssueKind = isFailed ? 'failedCall' : 'slowCall'
    this.#meet({ kind, subject, code: isFailed ? code : 0, call: null, requestId }, ownMilliseconds)
  }

  async list(): Promise<ServerIssue[]> {
    await this.save()
    const rows = await this.#issues.list(LISTED)
    return rows.map(({ lastTime, ...issue }) => ({ ...issue, lastTime: lastTime.toISOString() }))
  }

  purge(): Promise<void> {
    return this.#issues.deleteOld()
  }

  /** Saves what was met since the last time; a failure is logged, and tried again. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#saving
    const met = this.#met
    if (met.size === 0) return
    this.#met = new Map()
    this.#saving = this.#issues.add([...met.values()]).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'slow and failed calls were not saved yet')
      for (const issue of met.values()) this.#keep(issue)
      this.#saveLater()
    })
    await this.#saving
  }

  #meet(
    {
      kind,
      subject,
      code,
      call,
      requestId,
    }: Pick<MetIssue, 'kind' | 'subject' | 'code' | 'call' | 'requestId'>,
    milliseconds: number,
  ): void {
    this.#keep({
      kind,
      subject,
      code,
      call,
      requestId,
      count: 1,
      milliseconds: [Math.round(milliseconds)],
      lastTime: new Date().toISOString(),
    })
    this.#saveLater()
  }

  #keep(issue: MetIssue): void {
    const key = `${issue.kind} ${issue.code} ${issue.subject}`
    const known = this.#met.get(key)
    if (!known) {
      if (this.#met.size < MOST_ISSUES) this.#met.set(key, issue)
      return
    }
    const [older, newer] = known.lastTime < issue.lastTime ? [known, issue] : [issue, known]
    this.#met.set(key, {
      ...newer,
      count: known.count + issue.count,
      milliseconds: [...newer.milliseconds, ...older.milliseconds].slice(0, MOST_DURATIONS),
    })
  }

  #saveLater(): void {
    this.#timer ??= setTimeout(() => void this.save(), SAVE_MILLISECONDS).unref()
  }
}
