import { z } from 'zod/mini'

/** Codes of the response envelope. `success` and `notLoggedIn` are fixed by the specification. */
export const Code = {
  success: 0,
  badParameters: 40000,
  notLoggedIn: 40100,
  /** The password or mailed code is right, and the account asks for its second factor: `data.challenge`. */
  secondFactorNeeded: 40101,
  noPermission: 40300,
  /** An admin has to set up a second factor before the role is in force. */
  secondFactorMissing: 40301,
  notFound: 40400,
  conflict: 40900,
  tooLarge: 41300,
  contentRefused: 42200,
  tooOften: 42900,
  /** Goes on when the same call brings some work: `data` is a WorkOrder. */
  workNeeded: 42901,
  systemError: 50000,
  unavailable: 50300,
} as const

export type Code = (typeof Code)[keyof typeof Code]

/** Every JSON answer of the server. */
export interface Envelope<T = unknown> {
  code: number
  message: string
  data: T
}

/** One entry of a 40000 answer's `data`: the field's path (`tags.0`) and what is wrong with it. */
export const fieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.output<typeof fieldError>
