import type { PartHealth } from '@app/contract'

/** How a part of the site was found. */
export interface Finding {
  state: PartHealth['state']
  /** Keys below `health.<part>` in `locales/<lng>/server.json`. */
  fact: string
  remedy?: string
  /** What the texts say in their places. */
  values?: Readonly<Record<string, unknown>>
}

/** Tries a part of the site. Never rejects: a failure is what it is there to find. */
export type HealthCheck = () => Promise<Finding>
