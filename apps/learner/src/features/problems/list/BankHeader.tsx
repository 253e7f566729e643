import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { MasteryBar, MasteryLegend } from '../parts/MasteryBar.tsx'
import styles from './BankHeader.module.css'
import { BankSelect } from './BankSelect.tsx'
import type { ProblemsStore } from './ProblemsStore.ts'
import { type QuestionListQuery, toSearch } from './question-list-query.ts'

interface Props {
  store: ProblemsStore
  query: QuestionListQuery
}

/** The list's name, the user's progress in it, and where to begin: what is due for review, or its first question. */
export const BankHeader = observer(function BankHeader({ store, query }: Props) {
  const { t } = useTranslation('problems')
  const banks = store.banks.value ?? []
  const bank = store.bank(query.bankId)
  const due = store.review.value?.due ?? 0
  const first = store.list.value?.records[0]
  const counts = query.mine ? store.progress.value : (bank ?? sumOf(banks))
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{bank?.name ?? t(`rail.${query.mine ?? 'title'}`)}</h1>
        <BankSelect store={store} query={query} />
      </div>
      <p className={styles.description}>{bank?.description ?? t('header.description')}</p>
      {counts && (
        <div className={styles.progress}>
          <MasteryBar thick bank={counts} />
          <MasteryLegend bank={counts} />
        </div>
      )}
      <div className={styles.acts}>
        {due > 0 && (
          <ButtonLink variant="primary" to="/problems/review">
            {t('header.review', { count: due })}
          </ButtonLink>
        )}
        {first && (
          <ButtonLink
            variant={due > 0 ? 'default' : 'primary'}
            to={`/problems/bagu/${first.id}${toSearch(query)}`}
          >
            {t('header.start')}
          </ButtonLink>
        )}
        {first && query.company === undefined && <PracticeLinks query={query} />}
      </div>
    </header>
  )
})

/** Other ways to practise the list: cards and papers drawn from it. */
function PracticeLinks({ query }: { query: QuestionListQuery }) {
  const { t } = useTranslation('problems')
  const search = toSearch({ ...query, sort: 'default', page: 1 })
  return (
    <>
      <ButtonLink to={`/problems/cards${search}`}>{t('header.cards')}</ButtonLink>
      <ButtonLink to={`/problems/paper${search}`}>{t('header.paper')}</ButtonLink>
    </>
  )
}

function sumOf(banks: NonNullable<ProblemsStore['banks']['value']>) {
  const sum = { questionCount: 0, progress: { forgotten: 0, vague: 0, known: 0, instant: 0 } }
  for (const { questionCount, progress } of banks) {
    sum.questionCount += questionCount
    sum.progress.forgotten += progress.forgotten
    sum.progress.vague += progress.vague
    sum.progress.known += progress.known
    sum.progress.instant += progress.instant
  }
  return sum
}
