import { toLanguage } from '@app/contract/common/languages'
import { describeDevice } from '@app/contract/user-session/values'
import type { TFunction } from 'i18next'
import type { Visitor } from '../../../platform/http/actor.ts'
import { translator } from '../../../platform/i18n.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import type { Mail } from '../../../platform/mail/Mailer.ts'

/** What a user is told of; the names of its texts. */
export type AccountEvent =
  | 'newDevice'
  | 'passwordChanged'
  | 'passwordResetByAdmin'
  | 'emailChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'

interface AccountMailFacts {
  email: string
  username: string
  /** The user's; null: the product's. */
  language: string | null
  time: Date
  /** Where it was done; undefined where that is no matter of the user's. */
  visitor: Visitor | undefined
  /** Further values of the text. */
  values: Record<string, unknown> | undefined
  /** The site's address, without a trailing slash. */
  siteUrl: string
}

/** The mail about an event: what, when, from what device and about where, and what to do if it was not them. */
export function composeAccountMail(event: AccountEvent, facts: AccountMailFacts): Mail {
  const t = translator(toLanguage(facts.language ?? undefined))
  const { email, username, time, visitor, siteUrl, values } = facts
  const pages = {
    site: siteUrl,
    reset: `${siteUrl}/reset-password`,
    devices: `${siteUrl}/user/settings#security`,
  }
  const parts = [
    t('mail.account.greeting', { name: username }),
    t(`mail.account.${event}Text`, values ?? {}),
    [
      t('mail.account.time', { time }),
      ...(visitor
        ? [
            t('mail.account.device', { device: nameOf(visitor.userAgent, t) }),
            t('mail.account.network', { network: roughly(visitor.address) }),
          ]
        : []),
    ].join('\n'),
    // A mailbox that the account has no more resets nothing.
    t(event === 'emailChanged' ? 'mail.account.emailChangedAdvice' : 'mail.account.advice', pages),
    t('siteName'),
  ]
  return { to: email, subject: t(`mail.account.${event}Subject`), text: `${parts.join('\n\n')}\n` }
}

function nameOf(userAgent: string, t: TFunction): string {
  const { browser, system } = describeDevice(userAgent)
  if (browser === null || system === null) return browser ?? system ?? t('mail.account.unknownDevice')
  return t('mail.account.deviceName', { browser, system })
}

/** Enough to recognize one's own network by. */
function roughly(address: string): string {
  return networkOf(address).replace(/\.\d+$/, '.*')
}
