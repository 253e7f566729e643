import type { PartHealth } from '@app/contract/stats/schemas'
import type { SitePart } from '@app/contract/stats/values'
import { HEALTH_STATES } from '@app/contract/stats/values'
import { type Language, translator } from '../../../platform/i18n.ts'
import type { Finding, HealthCheck } from './health-check.ts'

export type HealthChecks = Readonly<Record<SitePart, HealthCheck>>

/** Checks what the site depends on, and says what is wrong and how to fix it. */
export class HealthService {
  readonly #checks: HealthChecks

  constructor(checks: HealthChecks) {
    this.#checks = checks
  }

  async check(part: SitePart, language: Language): Promise<PartHealth> {
    const start = performance.now()
    const found = await this.#checks[part]()
    const t = translator(language)
    return {
      part,
      state: worstOf(found),
      findings: found.map(({ state, fact, remedy, values = {} }) => ({
        state,
        fact: t(`health.${part}.${fact}`, values),
        remedy: remedy === undefined ? null : t(`health.${part}.${remedy}`, values),
      })),
      milliseconds: Math.round(performance.now() - start),
    }
  }
}

function worstOf(found: readonly Finding[]): PartHealth['state'] {
  const order = HEALTH_STATES.toReversed()
  return order.find((state) => found.some((finding) => finding.state === state)) ?? 'ok'
}
