import type { PaperResult } from '@app/contract/paper/schemas'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import box from '../../../shared/components/CallBox.module.css'
import styles from './MissedSection.module.css'
import { isMissed, type ResultStore } from './ResultStore.ts'

interface Props {
  store: ResultStore
  result: PaperResult
}

/** How much was missed, and the way to put it into the review. */
export const MissedSection = observer(function MissedSection({ store, result }: Props) {
  const { t } = useTranslation('practice')
  const missed = result.questions.filter(isMissed)
  const { reviewed } = store
  if (missed.length === 0) return <p className={styles.none}>{t('missed.none')}</p>
  return (
    <section className={box.call} aria-label={t('missed.label')} role="status">
      <div>
        <p className={box.title}>{t('missed.title', { count: missed.length })}</p>
        <p className={box.text}>
          {reviewed === null ? t('missed.text') : t('missed.done', { count: reviewed })}
        </p>
      </div>
      {reviewed === null ? (
        <Button type="primary" loading={store.isAdding} onClick={() => store.reviewMissed()}>
          {t('missed.add')}
        </Button>
      ) : (
        <ButtonLink variant="primary" to="/problems/review">
          {t('missed.toReview')}
        </ButtonLink>
      )}
    </section>
  )
})
