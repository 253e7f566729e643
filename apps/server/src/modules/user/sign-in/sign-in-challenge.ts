import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'

const CHALLENGE_MILLISECONDS = 10 * 60_000

const claims = z.object({
  userId: z.int(),
  /** What was right. */
  way: z.enum(['password', 'code', 'invitation']),
  /** Whether it came from a device that the user had logged in on. */
  isKnownDevice: z.boolean(),
  expires: z.number(),
})

/** What is known of somebody who has passed the first step of signing in. */
export type FirstStep = Omit<z.output<typeof claims>, 'expires'>

/**
 * What stands for the first step at the second: signed with the password's hash, which never leaves the server, so that
 * nothing has to be kept and a new password ends it. It is good for ten minutes, and for nothing without the second factor.
 */
export function createChallenge(step: FirstStep, passwordHash: string): string {
  const payload = Buffer.from(
    JSON.stringify({ ...step, expires: Date.now() + CHALLENGE_MILLISECONDS }),
  ).toString('base64url')
  return `${payload}.${signatureOf(payload, passwordHash)}`
}

/** The user that a challenge names, before it is known to be genuine; null when it is none. */
export function claimedUser(challenge: string): number | null {
  return parse(challenge)?.userId ?? null
}

/** The first step that a challenge stands for; null when it is forged or too old. */
export function readChallenge(challenge: string, passwordHash: string): FirstStep | null {
  const [payload = '', signature = ''] = challenge.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, passwordHash))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const step = parse(challenge)
  return step && step.expires > Date.now() ? step : null
}

function signatureOf(payload: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`sign-in challenge ${payload}`).digest('base64url')
}

function parse(challenge: string): z.output<typeof claims> | null {
  const [payload = ''] = challenge.split('.')
  try {
    return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}
