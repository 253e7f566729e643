import type { PartHealth } from '@app/contract'

/** The result of a check. */
export interface Finding {
  state: PartHealth['state']
  /** Keys below `health.<part>` in `locales/<lng>/server.json`. */
  fact: string
  remedy?: string
  /** Values of the texts' variables. */
  values?: Readonly<Record<string, unknown>>
}

/** Checks a part of the site. Never rejects: a failure is its result. */
export type HealthCheck = () => Promise<Finding>
