import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { ChannelListener } from '../sql-source.ts'
import { clientOptions, logEvents } from './client-options.ts'

/** Pause before a lost connection is made again. */
const PAUSE_MILLISECONDS = 200
const CONNECT_MILLISECONDS = 8_000

/** A connection for notifications alone, which is made again whenever it is lost. */
export class PostgresListener {
  readonly #databaseUrl: string
  readonly #log: DatabaseLog
  readonly #listening = new Set<{ channel: string; listener: ChannelListener }>()
  #client: Promise<Client> | undefined
  #isEnded = false

  constructor(databaseUrl: string, log: DatabaseLog) {
    this.#databaseUrl = databaseUrl
    this.#log = log
  }

  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    this.#client ??= this.#connect()
    const client = await this.#client
    await client.query(`listen ${escapeIdentifier(channel)}`)
    const listening = { channel, listener }
    this.#listening.add(listening)
    return async () => {
      this.#listening.delete(listening)
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      ...clientOptions(this.#databaseUrl, 0),
      application_name: 'interview-practice notifications',
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
    })
    logEvents(client, this.#log)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const one of this.#listening) if (one.channel === channel) one.listener.onPayload(payload)
    })
    await client.connect()
    for (const { channel } of this.#listening) await client.query(`listen ${escapeIdentifier(channel)}`)
    client.on('end', () => void this.#reconnect())
    return client
  }

  async #reconnect(): Promise<void> {
    while (!this.#isEnded) {
      await wait(PAUSE_MILLISECONDS, undefined, { ref: false })
      this.#client = this.#connect()
      const client = await this.#client.catch(() => undefined)
      if (!client) continue
      for (const { listener } of this.#listening) listener.onReconnect()
      return
    }
  }
}
