import { z } from 'zod/mini'
import type { Events } from './events/Events.ts'
import type { Topic } from './events/Topic.ts'

/** Tells who keeps copies of what learners see, on every server, that it has changed. */
export class ContentChanges {
  readonly #topic: Topic<null>

  constructor(events: Events) {
    this.#topic = events.topic('contentChange', z.null())
  }

  /** @param listener called after every change, once it is in the database, and when one may have been missed */
  subscribe(listener: () => void): void {
    this.#topic.subscribe(listener, listener)
  }

  announce(): void {
    this.#topic.publish(null)
  }
}
