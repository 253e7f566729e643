import { Secret, TOTP } from 'otpauth'

/** What an authenticator shows. @param secret in base32 @param time milliseconds since 1970 */
export function digitsOf(secret: string, time = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
}
