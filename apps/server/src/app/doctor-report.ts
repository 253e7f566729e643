import type { PartHealth } from '@app/contract/stats/schemas'
import { operatorText } from '../platform/i18n.ts'

const marks: Readonly<Record<PartHealth['state'], string>> = { ok: '✓', off: '–', failed: '✗' }

/** A part of the site and what was found of it, for a terminal: remedies stand below what they are for. */
export function describeHealth({ part, findings }: PartHealth): string {
  return findings
    .flatMap(({ state, fact, remedy }) => [
      operatorText('doctor.line', { mark: marks[state], part: operatorText(`doctor.part.${part}`), fact }),
      ...(remedy === null ? [] : [`    ${remedy}`]),
    ])
    .join('\n')
}

export function summarize(found: readonly PartHealth[]): string {
  const count = (state: PartHealth['state']) => found.filter((health) => health.state === state).length
  return operatorText('doctor.summary', { ok: count('ok'), off: count('off'), failed: count('failed') })
}
