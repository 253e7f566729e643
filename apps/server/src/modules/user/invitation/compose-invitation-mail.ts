import { type Language, translator } from '../../../platform/i18n.ts'
import type { Mail } from '../../../platform/mail/Mailer.ts'

interface InvitationFacts {
  email: string
  username: string
  /** The whole address. */
  link: string
  days: number
}

/** The mail that brings a link to whom an account was made for. */
export function composeInvitationMail({ email, ...facts }: InvitationFacts, language: Language): Mail {
  const t = translator(language)
  return { to: email, subject: t('mail.invitationSubject'), text: t('mail.invitationText', facts) }
}
