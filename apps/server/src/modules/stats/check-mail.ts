import { sqlState } from '../../platform/db/errors.ts'
import type { Mailer } from '../../platform/mail/Mailer.ts'
import type { HealthCheck } from './health-check.ts'

/** Codes of nodemailer and of the network → how the texts call them. */
const faults: Readonly<Record<string, string>> = {
  EAUTH: 'login',
  ETLS: 'tls',
  ECONNREFUSED: 'refused',
  ECONNECTION: 'refused',
  ESOCKET: 'refused',
  EDNS: 'unknownHost',
  ENOTFOUND: 'unknownHost',
  ETIMEDOUT: 'timeout',
}

/** Connects and logs in to the mail server, without sending anything. */
export const checkMail =
  (mailer: Pick<Mailer, 'verify'>): HealthCheck =>
  async () => {
    try {
      const isSending = await mailer.verify()
      return isSending ? { state: 'ok', fact: 'ready' } : { state: 'off', fact: 'off', remedy: 'setUp' }
    } catch (error) {
      const fault = faults[sqlState(error) ?? ''] ?? 'failed'
      return { state: 'failed', fact: fault, remedy: `${fault}Remedy` }
    }
  }
