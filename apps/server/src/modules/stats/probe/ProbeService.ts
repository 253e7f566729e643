import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProbeAnswer } from '@app/contract/stats/schemas'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { notFound } from '../../../platform/app-error.ts'
import type { Events } from '../../../platform/events/Events.ts'
import type { Topic } from '../../../platform/events/Topic.ts'

const KEY_MILLISECONDS = 60_000
/** Until the other servers know a key; any of them may be asked by the proxy. */
const TELLING_MILLISECONDS = 300
const MOST_FORWARDED = 10

/**
 * Lets a check ask the site by its public address how its requests arrive. Every server on the database takes the keys
 * of all, for a minute; nobody else learns anything.
 */
export class ProbeService {
  readonly #topic: Topic<{ key: string }>
  /** With the time of their end. */
  readonly #keys = new Map<string, number>()

  constructor(events: Events) {
    this.#topic = events.topic('stats.probe', z.object({ key: z.string() }))
    this.#topic.subscribe(({ key }) => this.#learn(key))
  }

  /** A key that all servers take for a minute. */
  async makeKey(): Promise<string> {
    const key = randomUUID()
    this.#topic.publish({ key })
    await pause(TELLING_MILLISECONDS)
    return key
  }

  /** @throws AppError 40400 for a key that no server has made */
  requireKey(key: string): void {
    if ((this.#keys.get(key) ?? 0) < Date.now()) throw notFound()
  }

  #learn(key: string): void {
    for (const [known, end] of this.#keys) if (end < Date.now()) this.#keys.delete(known)
    this.#keys.set(key, Date.now() + KEY_MILLISECONDS)
  }
}

/** How a request has arrived. */
export function describeArrival(request: FastifyRequest, padding = ''): ProbeAnswer {
  const { id, protocol, host, ip, headers } = request
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  return {
    requestId: id,
    protocol,
    host,
    address: ip,
    forwardedFor: forwarded
      .map((address) => address.trim())
      .filter(Boolean)
      .slice(0, MOST_FORWARDED),
    hasCookie: headers.cookie !== undefined,
    hasAuthorization: headers.authorization !== undefined,
    paddingLength: padding.length,
  }
}
