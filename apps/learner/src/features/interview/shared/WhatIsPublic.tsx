import type { SharedInterview } from '@app/contract/interview-share/schemas'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format-time.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import { Glyph } from '../Glyph.tsx'
import styles from './Shared.module.css'
import { whatIsPublic } from './what-is-public.ts'

/** Names what the candidate shows and what not, and when the link ends. */
export function WhatIsPublic({ shared }: { shared: SharedInterview }) {
  const { t, i18n } = useTranslation('interview')
  // The server does not know the reader's day.
  const hasDay = useIsHydrated()
  const { username: name, expireTime } = shared
  const { shown, places, hidden, hiddenAnswers } = whatIsPublic(shared)
  const listOf = (names: string[]) => new Intl.ListFormat(i18n.language).format(names)
  const shownNames = [
    ...shown.map((part) => t(`share.part.${part}`)),
    ...(places.length > 0 ? [t('shared.answersTo', { places: places.join(t('comma')) })] : []),
  ]
  const hiddenNames = [
    ...hidden.map((part) => t(`share.part.${part}`)),
    ...(hiddenAnswers ? [t(`shared.hiddenAnswers.${hiddenAnswers}`)] : []),
    t('shared.documents'),
  ]
  return (
    <p className={styles.public}>
      <Glyph name="lock" />
      <span>
        {t('shared.public', { name, shown: listOf(shownNames), hidden: listOf(hiddenNames) })}
        {expireTime === null
          ? t('shared.livesOn', { name })
          : hasDay && t('shared.expires', { day: formatDate(expireTime, i18n.language) })}
      </span>
    </p>
  )
}
