import type { Comparison, Json } from '../problem.ts'
import type { Difference } from '../run.ts'
import { compare } from './compare.ts'

export interface Verdict {
  isRight: boolean
  differences: Difference[]
  /** What the problem's own checker said of a wrong result. */
  reason?: string | undefined
}

/** A problem's own way to tell what is right. */
export interface OwnChecker {
  checker: unknown
  args: readonly Json[]
}

/**
 * Tells whether a result is right: by the problem's checker, or else by comparing it. A result that neither can look at,
 * because it has another shape or holds itself, is wrong.
 */
export function judge(expected: unknown, actual: unknown, comparison: Comparison, own?: OwnChecker): Verdict {
  try {
    if (typeof own?.checker === 'function')
      return readVerdict(own.checker({ args: own.args, expected, actual }))
    const differences = compare(expected, actual, comparison)
    return { isRight: differences.length === 0, differences }
  } catch {
    return { isRight: false, differences: [] }
  }
}

const readVerdict = (said: unknown): Verdict =>
  said === true
    ? { isRight: true, differences: [] }
    : { isRight: false, differences: [], reason: typeof said === 'string' ? said : undefined }
