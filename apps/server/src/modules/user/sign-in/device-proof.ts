import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Credentials } from '../user.repository.ts'

type DeviceOwner = Pick<Credentials, 'id' | 'password_hash' | 'device_epoch'>

/**
 * What tells a device that its user has logged in on from any other: made of the password's hash, which never leaves the
 * server, so that no device has to be kept and a new password ends it, as signing devices out does.
 */
export function deviceProofOf({ id, password_hash, device_epoch }: DeviceOwner): string {
  // The first epoch is left out: what devices were told before there were any still holds.
  const owner = device_epoch === 0 ? id : `${id} ${device_epoch}`
  return createHmac('sha256', password_hash).update(`device ${owner}`).digest('base64url')
}

export function isDeviceProof(proof: string, user: DeviceOwner): boolean {
  const [given, right] = [Buffer.from(proof), Buffer.from(deviceProofOf(user))]
  return given.length === right.length && timingSafeEqual(given, right)
}
