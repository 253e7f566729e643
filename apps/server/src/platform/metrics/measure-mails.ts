import { Counter, type Registry } from '@prometheus-io/client'
import type { Mailer } from '../mail/Mailer.ts'

export function measureMails(registry: Registry, mailer: Pick<Mailer, 'watch'>): void {
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails that the mail server took (sent) or did not take (failed), and those that became files (written)',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['sent', 'failed', 'written']) mails.inc({ outcome }, 0)
  mailer.watch((outcome) => mails.inc({ outcome }))
}
