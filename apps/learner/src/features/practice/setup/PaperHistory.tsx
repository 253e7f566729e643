import type { PaperSummary } from '@app/contract/paper/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { formatDate } from '../../../shared/format-time.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import { useFilterWords } from '../filter/use-filter-words.ts'
import styles from './PaperHistory.module.css'
import { PAGE_SIZE, type SetupStore } from './SetupStore.ts'

interface Props {
  store: SetupStore
  page: number
}

/** The papers that were handed in, newest first. */
export const PaperHistory = observer(function PaperHistory({ store, page }: Props) {
  const { t } = useTranslation(['practice', 'common'])
  const { value, status, range } = store.papers
  if (status === 'failed' && !value)
    return <LoadFailed heading="h2" onRetry={() => void store.papers.load({ page })} />
  const closed = value?.records.filter(({ closeTime }) => closeTime !== null) ?? []
  if (!value || value.total === 0 || (page === 1 && closed.length === 0)) return null
  return (
    <section className={styles.history} aria-labelledby="paper-history">
      <h2 id="paper-history">{t('history.title')}</h2>
      <ul aria-busy={status === 'loading'}>
        {closed.map((paper) => (
          <HistoryRow key={paper.id} paper={paper} />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={value.total}
        to={(target) => `/problems/paper${target === 1 ? '' : `?page=${target}`}`}
        rangeText={
          range
            ? t('history.range', { ...range, total: value.total })
            : t('history.beyond', { count: value.total })
        }
      />
    </section>
  )
})

function HistoryRow({ paper }: { paper: PaperSummary }) {
  const { t, i18n } = useTranslation('practice')
  const { name, details } = useFilterWords()(paper)
  const { id, score, scorer, answeredCount, questionCount, createTime } = paper
  const { pointCount, mentionedCount, uncheckedCount } = paper
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link to={`/problems/paper/${id}/result`}>{name}</Link>
        <span>
          {[...details, ...(score !== null && scorer ? [t(`history.scorer.${scorer}`)] : [])].join(
            t('filter.comma'),
          )}
        </span>
      </div>
      <span className={styles.figure}>
        {uncheckedCount > 0
          ? t('history.mentioned', { mentioned: mentionedCount, count: pointCount })
          : answeredCount > 0
            ? t('history.answered', { answered: answeredCount, total: questionCount })
            : t('result.nothing')}
      </span>
      <span className={styles.date}>{formatDate(createTime, i18n.language)}</span>
      <b className={styles.score}>{score ?? (uncheckedCount > 0 ? '–' : t('history.unscored'))}</b>
    </li>
  )
}
