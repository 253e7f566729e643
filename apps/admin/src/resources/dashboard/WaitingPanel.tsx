import type { WaitingWork } from '@app/contract/stats/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from './Panel.tsx'
import styles from './Rows.module.css'

/** The list that holds it, filtered to what waits, what waits longest first. */
const listOf = (resource: string, filter: Record<string, unknown>, sort = 'createTime') =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order: 'ASC' })}`

const lists = {
  reports: listOf('reports', { state: 'open' }, 'openTime'),
  heldDiscussions: listOf('discussions', { state: 'held' }),
  heldComments: listOf('comments', { state: 'held' }),
  contributions: listOf('contributions', { state: 'pending' }),
  objections: listOf('interview/questions', { hasObjection: true }),
} as const satisfies Record<keyof WaitingWork, string>

const parts = ['reports', 'heldDiscussions', 'heldComments', 'contributions', 'objections'] as const

/** What waits for an admin, with the way to it. */
export function WaitingPanel({ waiting }: { waiting: WaitingWork }) {
  const { t, i18n } = useTranslation('admin')
  const left = parts.filter((part) => waiting[part] > 0)
  return (
    <Panel title={t('dashboard.waiting.title')}>
      {left.length === 0 && <p className={styles.none}>{t('dashboard.waiting.none')}</p>}
      <ul className={styles.rows}>
        {left.map((part) => (
          <li key={part}>
            <Link to={lists[part]}>{t(`dashboard.waiting.${part}`)}</Link>
            <span>{waiting[part].toLocaleString(i18n.language)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
