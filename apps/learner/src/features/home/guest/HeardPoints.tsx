import type { InterviewExample } from '@app/contract/interview-bank/schemas'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './Cards.module.css'

/** Key points, with those that were heard in an answer. */
export function HeardPoints({ points }: Pick<InterviewExample, 'points'>) {
  const { t } = useTranslation('home')
  return (
    <ul className={styles.points}>
      {points.map(({ text, isMentioned }) => (
        <li key={text} data-missed={!isMentioned || undefined}>
          <Icon name={isMentioned ? 'ok' : 'bad'} size={18} />
          <span>
            <span className="visually-hidden">{t(isMentioned ? 'loop.heard' : 'loop.missed')}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
