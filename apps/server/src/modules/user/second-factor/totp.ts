import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
/** Digits of the step before and after are taken too: clocks differ, and typing takes time. */
const WINDOW = 1

const totpOf = (secret: Uint8Array, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: toSecret(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

const toSecret = (secret: Uint8Array) => new Secret({ buffer: Uint8Array.from(secret).buffer })

export function createTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)
}

/** What an authenticator is told: the secret in base32, and an `otpauth:` address that holds it. */
export function describeTotp(secret: Uint8Array, names: { email: string; issuer: string }) {
  return {
    secret: toSecret(secret).base32,
    address: totpOf(secret, names.email, names.issuer).toString(),
  }
}

/**
 * The time step (RFC 6238) that six digits are of.
 * @param now milliseconds since 1970
 * @returns null when they are wrong
 */
export function findTotpStep(secret: Uint8Array, digits: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: digits, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta
}
