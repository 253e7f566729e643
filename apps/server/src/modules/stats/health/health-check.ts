import type { PartHealth } from '@app/contract/stats/schemas'

/** Something that a check has found. */
export interface Finding {
  state: PartHealth['state']
  /** Keys below `health.<part>` in `locales/<lng>/server.json`. */
  fact: string
  remedy?: string
  /** Values of the texts' variables. */
  values?: Readonly<Record<string, unknown>>
}

/** Checks a part of the site. Never rejects: a failure is its result. */
export type HealthCheck = () => Promise<Finding[]>

/** Something that has to be put right: the remedy's key is the fact's with `Remedy`. */
export const problem = (fact: string, values: Finding['values'] = {}): Finding => ({
  state: 'failed',
  fact,
  remedy: `${fact}Remedy`,
  values,
})

export const fine = (fact: string, values: Finding['values'] = {}): Finding => ({ state: 'ok', fact, values })

/** Something that the site does without. */
export const notSetUp = (): Finding => ({ state: 'off', fact: 'off', remedy: 'offRemedy' })
