import type { UserRole } from '@app/contract/user/values'
import type { Language } from '../i18n.ts'

/** Who makes a request. */
export interface Caller {
  id: number
  /** An admin whose role is not in force is a user here. */
  userRole: UserRole
  /** Whether this is an admin who has to set up a second factor before the role is in force. */
  lacksSecondFactor: boolean
  /** The session that the token stands for. */
  sessionId: number
}

/**
 * Finds the user of a token; null when it is unknown or expired.
 * @param isUse whether the call counts as use of the session
 */
export type Authenticate = (token: string, isUse: boolean) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call is an open page's own, and no use of the session. */
    isBackground?: boolean
    /** Whether what the user writes is kept. */
    keepsText?: boolean
  }
  interface FastifyRequest {
    caller: Caller | null
    language: Language
    /** The code of the envelope that is answered. */
    answerCode: number
    /** The pattern of its route; `unknown` for none. */
    route: string
    /** Whether its route answers with a stream. */
    isStream: boolean
    /** When its body had arrived, by `performance.now()`; 0 before. */
    readTime: number
  }
}
