import { z } from 'zod/mini'
import { time } from '../common/schemas.ts'

/** The six digits that an authenticator shows, or a recovery code, as somebody typed it. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** Whether an account has a second factor, and what is left to get in without it. */
export const secondFactorState = z.object({
  /** Since when it is asked for; null: it is not. */
  enabledTime: z.nullable(time),
  recoveryCodesLeft: z.int(),
  /** Whether this admin's role is not in force without it. */
  isRequired: z.boolean(),
})
export type SecondFactorState = z.output<typeof secondFactorState>

/** What an authenticator has to be told; only this answer holds it. */
export const secondFactorSetup = z.object({
  /** In base32, to be typed. */
  secret: z.string(),
  /** The same as an `otpauth:` address, to be shown as a QR code. */
  address: z.string(),
})
export type SecondFactorSetup = z.output<typeof secondFactorSetup>

/** Codes that get in without the authenticator; only this answer holds them. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The data of a refusal that asks for the second factor: stands for the password or mailed code that was right. */
export const secondFactorChallenge = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(300)),
})
