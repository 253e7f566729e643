import { Code } from '@app/contract/common/envelope'
import type { RecordedAnswers } from '../api/recorded-answers.ts'
import type { AppRoute } from '../routes.tsx'

/** The HTTP status of a rendered page, from what its calls answered. */
export function responseStatus(route: AppRoute, answers: RecordedAnswers): number {
  const failures = Object.values(answers).flatMap(({ failure }) => failure ?? [])
  // What the server can't read of an address is nowhere.
  const isMissing = (code: unknown) => code === Code.notFound || code === Code.badParameters
  if (failures.some(({ code }) => !isMissing(code))) return 503
  return route.path === '*' || failures.length > 0 ? 404 : 200
}
