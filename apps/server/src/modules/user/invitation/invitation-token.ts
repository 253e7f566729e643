import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, of which only the SHA-256 is kept. */
export const createInvitationToken = (): string => randomBytes(32).toString('base64url')

export const hashInvitationToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The page of the learner site that a link leads to. */
export const invitationPath = (token: string): string => `/invite?token=${token}`
