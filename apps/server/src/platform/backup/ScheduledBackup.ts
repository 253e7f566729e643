import { spawn } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** Where, when and how many backups are made by themselves. */
export interface BackupSettings {
  /** Absolute. */
  folder: string
  /** How many of them are kept. */
  keep: number
  /** When one is made each day, `hh:mm` in Beijing. */
  time: string
}

/** Only what has such a name was made here and may be deleted: `backup-20261124T193000Z.tar`. */
const NAME = /^backup-\d{8}T\d{6}Z\.tar$/

const nameAt = (time: Date): string => `backup-${time.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`

const BEIJING_HOURS = 8

/** That time of each day, as a cron expression in UTC. */
export function cronOf(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${minute} ${(hour + 24 - BEIJING_HOURS) % 24} * * *`
}

interface ScheduledBackupOptions {
  settings: BackupSettings
  /** The program that writes a backup to the file that is its argument. */
  program: string
  /** Its environment, which names the database. */
  environment: NodeJS.ProcessEnv
}

/** Backups that are made by themselves, by a process of its own: it works while this one answers people. */
export class ScheduledBackup {
  readonly #settings: BackupSettings
  readonly #options: ScheduledBackupOptions

  constructor(options: ScheduledBackupOptions) {
    this.#options = options
    this.#settings = options.settings
  }

  /**
   * Makes a backup, then deletes the oldest ones that are too many.
   * @returns its file
   * @throws with what the program said, if it could not
   */
  async run(signal: AbortSignal, now = new Date()): Promise<string> {
    const { folder } = this.#settings
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(folder, nameAt(now))
    await this.#write(file, signal)
    await this.#removeOld()
    return file
  }

  async #write(file: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { program, environment } = this.#options
    const child = spawn(process.execPath, [program, file], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = () => child.kill('SIGTERM')
    signal.addEventListener('abort', stop)
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve)
    })
    const [code, said] = await Promise.all([exit, text(child.stderr)]).finally(() =>
      signal.removeEventListener('abort', stop),
    )
    signal.throwIfAborted()
    if (code !== 0) throw new Error(said.trim().split('\n').at(-1) || `the backup ended with ${code}`)
  }

  async #removeOld(): Promise<void> {
    const { folder, keep } = this.#settings
    const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
    for (const name of names.slice(0, -keep)) await rm(path.join(folder, name))
  }
}
