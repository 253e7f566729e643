import type { PartHealth, SitePart } from '@app/contract'
import { type Language, translator } from '../../platform/i18n.ts'
import type { Finding, HealthCheck } from './health-check.ts'

/** Checks what the site depends on, and says what is wrong and how to fix it. */
export class HealthService {
  readonly #checks: Readonly<Record<SitePart, HealthCheck>>

  constructor(checks: Readonly<Record<SitePart, HealthCheck>>) {
    this.#checks = checks
  }

  async check(part: SitePart, language: Language): Promise<PartHealth> {
    const start = performance.now()
    const { state, fact, remedy, values = {} }: Finding = await this.#checks[part]()
    const t = translator(language)
    return {
      part,
      state,
      fact: t(`health.${part}.${fact}`, values),
      remedy: remedy === undefined ? null : t(`health.${part}.${remedy}`, values),
      milliseconds: Math.round(performance.now() - start),
    }
  }
}
