import type { PaperSheet } from '@app/contract/paper/schemas'
import { Button, Popconfirm, Progress, Statistic } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import bar from '../../../shared/components/StickyBar.module.css'
import { useFilterWords } from '../filter/use-filter-words.ts'
import styles from './PaperBar.module.css'
import type { PaperStore } from './PaperStore.ts'

interface Props {
  store: PaperStore
  sheet: PaperSheet
}

const HOUR = 3_600_000

/** Which paper it is, how much is answered, how much time is left, and the way to hand it in. */
export const PaperBar = observer(function PaperBar({ store, sheet }: Props) {
  const { t } = useTranslation('practice')
  const { name, details } = useFilterWords()(sheet)
  const { entries, answeredCount } = store
  return (
    <div className={bar.bar}>
      <div className={bar.inner}>
        <p className={bar.name}>
          <b>{name}</b>
          <span className={`${bar.details} ${styles.details}`}>
            {[t('paper.size', { count: entries.length }), ...details].join(t('filter.comma'))}
          </span>
        </p>
        <div className={styles.progress}>
          <Progress
            percent={Math.round((100 * answeredCount) / Math.max(entries.length, 1))}
            size="small"
            strokeColor="var(--color-primary)"
            showInfo={false}
            aria-label={t('paper.progress')}
          />
          <span>{t('paper.answered', { answered: answeredCount, total: entries.length })}</span>
        </div>
        <span className={styles.clock} role="timer" aria-label={t('paper.timeLeft')}>
          <Statistic.Timer
            type="countdown"
            value={store.endsAt}
            format={sheet.millisecondsLeft >= HOUR ? 'H:mm:ss' : 'mm:ss'}
          />
        </span>
        <SubmitButton store={store} />
      </div>
    </div>
  )
})

/** Hands the paper in; asks first while something is unanswered. */
const SubmitButton = observer(function SubmitButton({ store }: Pick<Props, 'store'>) {
  const { t } = useTranslation('practice')
  const [isAsking, setAsking] = useState(false)
  const missing = store.entries.length - store.answeredCount
  const { flagged } = store
  return (
    <Popconfirm
      open={isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) setAsking(false)
        else if (missing > 0) setAsking(true)
        else void store.submit()
      }}
      placement="bottomRight"
      title={t('paper.submitTitle', { count: missing })}
      description={
        <p className={styles.advice}>
          {t('paper.submitText')}
          {flagged.length > 0 && t('paper.submitFlagged', { numbers: flagged.join(t('paper.and')) })}
        </p>
      }
      okText={t('paper.submitAnyway')}
      okType="default"
      cancelText={t('paper.goOn')}
      cancelButtonProps={{ type: 'primary', autoFocus: true }}
      onConfirm={() => store.submit()}
    >
      <Button loading={store.isSubmitting}>{t('paper.submit')}</Button>
    </Popconfirm>
  )
})
