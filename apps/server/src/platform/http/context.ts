import type { UserRole } from '@app/contract'
import type { Language } from '../i18n.ts'

/** Who makes a request. */
export interface Caller {
  id: number
  userRole: UserRole
  /** The session that the token stands for. */
  sessionId: number
}

/** Finds the user of a token; null when it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    language: Language
    /** The code of the envelope that is answered. */
    answerCode: number
    /** When its body had arrived, by `performance.now()`; 0 before. */
    readTime: number
  }
}
