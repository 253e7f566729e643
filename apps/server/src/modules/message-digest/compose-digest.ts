import { toLanguage } from '@app/contract/common/languages'
import type { Message } from '@app/contract/message/schemas'
import { composeMessage } from '@app/contract/message/values'
import { type Language, translator } from '../../platform/i18n.ts'
import type { Mail } from '../../platform/mail/Mailer.ts'
import type { Recipient } from './digest.repository.ts'

interface Digest {
  recipient: Recipient
  /** The newest of them. */
  messages: readonly Message[]
  /** Of all. */
  count: number
  /** The site's address, without a trailing slash. */
  site: string
}

/** The mail of unread messages, which mail programs can end by one click (RFC 8058). */
export function composeDigest({ recipient, messages, count, site }: Digest): Mail {
  const { email, username, token } = recipient
  const language = toLanguage(recipient.language ?? undefined)
  const t = translator(language)
  const unsubscribe = `${site}/api/message/unsubscribe/${token}`
  const footer = {
    settings: `${site}/user/settings#messages`,
    unsubscribe: `${site}/unsubscribe?token=${token}`,
  }
  const parts = [
    t('messages:mail.intro', { name: username, count }),
    ...messages.map((message) => describe(message, site, language)),
    t('messages:mail.more', { url: `${site}/message` }),
    t('messages:mail.footer', footer),
  ]
  return {
    to: email,
    subject: t('messages:mail.subject', { count }),
    text: parts.join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function describe(message: Message, site: string, language: Language): string {
  const t = translator(language)
  const sentence = composeMessage(message, (key, values) => t(key, values))
    .map(({ text }) => text)
    .join('')
  const { excerpt, path } = message
  return [`· ${sentence}`, ...(excerpt ? [`  ${excerpt}`] : []), `  ${site}${path}`].join('\n')
}
