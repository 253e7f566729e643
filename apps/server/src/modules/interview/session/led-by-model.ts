import { isLasting } from '../model/model-failure.ts'
import type { SessionRow } from './interview-session.repository.ts'
import type { Talk } from './Talk.ts'

/**
 * Whether a model says what the interviewer says; it takes its time, so that it is not said in the same step. One that has
 * failed is asked again at the next question, unless asking once more does not help.
 */
export function isLedByModel(
  { interviewer, interviewer_failure: failure, failed_place }: SessionRow,
  { current }: Talk,
): boolean {
  if (interviewer === 'embedded') return false
  return failure === null || (!isLasting(failure) && failed_place !== null && current.place > failed_place)
}
