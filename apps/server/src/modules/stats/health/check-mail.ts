import { sqlState } from '../../../platform/db/errors.ts'
import type { Mailer } from '../../../platform/mail/Mailer.ts'
import { fine, type HealthCheck, notSetUp, problem } from './health-check.ts'

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
      return [(await mailer.verify()) ? fine('ready') : notSetUp()]
    } catch (error) {
      return [problem(faults[sqlState(error) ?? ''] ?? 'failed')]
    }
  }
