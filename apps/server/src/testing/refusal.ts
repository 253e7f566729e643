import { ApiError } from '@app/api-client'

/** The refusal that a call must end with. @throws when it succeeds or fails in another way */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    (value) => `success: ${JSON.stringify(value)}`,
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  throw new Error('expected a refusal', { cause: outcome })
}
