import { AppendableBody, type Encoding } from '../platform/http/AppendableBody.ts'
import { createNonce, hashSource, sitePolicy } from './security-headers.ts'
import type { LearnerEntry, RenderedPage } from './site-builds.ts'

/** A rendered page, ready for any number of answers. */
export class GuestPage {
  readonly status: number
  readonly isUnlisted: boolean
  readonly #body: AppendableBody
  readonly #scriptSources: string
  readonly #close: LearnerEntry['closeDocument']
  readonly #fileOrigin: string | undefined

  constructor(
    { status, isUnlisted, html, inlineScripts }: RenderedPage,
    closeDocument: LearnerEntry['closeDocument'],
    fileOrigin?: string,
  ) {
    this.#fileOrigin = fileOrigin
    this.status = status
    this.isUnlisted = isUnlisted
    this.#body = new AppendableBody(html)
    this.#scriptSources = inlineScripts.map(hashSource).join(' ')
    this.#close = closeDocument
  }

  /** What it takes in memory at most. */
  get maxBytes(): number {
    return this.#body.maxBytes
  }

  /** An answer of its own: with a nonce that no other one has. */
  async answer(encoding: Encoding): Promise<{ policy: string; body: Buffer }> {
    const nonce = createNonce()
    const body = await this.#body.withEnd(this.#close(nonce), encoding)
    return { policy: sitePolicy(nonce, this.#scriptSources, this.#fileOrigin), body }
  }
}
