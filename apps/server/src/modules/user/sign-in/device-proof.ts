import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What tells a device that its user has logged in on from any other: made of the password's hash, which never leaves the
 * server, so that nothing has to be kept and a new password ends it.
 */
export function deviceProofOf({ id, password_hash }: { id: number; password_hash: string }): string {
  return createHmac('sha256', password_hash).update(`device ${id}`).digest('base64url')
}

export function isDeviceProof(proof: string, user: { id: number; password_hash: string }): boolean {
  const [given, right] = [Buffer.from(proof), Buffer.from(deviceProofOf(user))]
  return given.length === right.length && timingSafeEqual(given, right)
}
