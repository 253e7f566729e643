import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './TaskRow.module.css'

interface Props {
  title: string
  details?: ReactNode
  /** How long it takes, in words. */
  minutes?: string | undefined
  /** `now`: what to begin with. */
  state?: 'now' | 'open' | 'done'
  action?: ReactNode
}

/** One thing to do today, with how far it is. */
export function TaskRow({ title, details, minutes, state = 'open', action }: Props) {
  const { t } = useTranslation('common')
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.tick}>{state === 'done' && <Icon name="check" size={14} />}</span>
      <div>
        <p className={styles.title}>
          {title}
          {state === 'done' && <span className="visually-hidden">{t('task.done')}</span>}
        </p>
        {details && <p className={styles.details}>{details}</p>}
      </div>
      <span className={styles.minutes}>{minutes}</span>
      <div className={styles.action}>{action}</div>
    </li>
  )
}
