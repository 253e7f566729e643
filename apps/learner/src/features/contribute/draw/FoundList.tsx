import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import pageStyles from '../pages/ContributePage.module.css'
import type { DrawStore } from './DrawStore.ts'
import styles from './FoundList.module.css'
import { KnownRow, NewRow } from './FoundRow.tsx'

/** What was found in the text: the bank's questions, and those that it does not have. */
export const FoundList = observer(function FoundList({ store }: { store: DrawStore }) {
  const { t } = useTranslation('contribute')
  const { result, choices } = store
  if (result.status === 'loading') return <PageSkeleton />
  if (!result.value || store.outcome) return <p className={pageStyles.note}>{t('draw.nothingYet')}</p>
  const known = choices.filter(({ match }) => match)
  const added = choices.filter(({ match }) => !match)
  const { others } = result.value
  const parts = [
    ...(known.length > 0 ? [t('draw.foundKnown', { count: known.length })] : []),
    ...(added.length > 0 ? [t('draw.foundNew', { count: added.length })] : []),
    ...(others.length > 0 ? [t('draw.others', { count: others.length })] : []),
  ]
  return (
    <section>
      <h3>
        {t('draw.found', { count: choices.length })}
        <small className={styles.small}>{parts.join(t('comma'))}</small>
      </h3>
      {known.length > 0 && (
        <ul className={styles.rows} aria-label={t('draw.known')}>
          {known.map((choice) => (
            <KnownRow key={choice.key} store={store} choice={choice} />
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <>
          <h3 className={styles.second}>
            {t('draw.new')}
            <small className={styles.small}>{t('draw.newHint')}</small>
          </h3>
          <ul className={styles.rows} aria-label={t('draw.new')}>
            {added.map((choice) => (
              <NewRow key={choice.key} store={store} choice={choice} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('draw.others', { count: others.length })}</summary>
          <ul>
            {others.map(({ place, text }) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
})
