import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import box from '../../../shared/components/CallBox.module.css'
import styles from './CheckCall.module.css'

interface Props {
  uncheckedCount: number
  mentionedCount: number
  /** The number of the first question that has a point to check. */
  question: number
  isAssuming: boolean
  onNext: () => void
  onAssume: () => void
}

/** Points that one checks in a minute. */
const A_MINUTE = 20

/** That points wait to be checked, the way to the next one, and the shortcut; on a phone the way stays in sight. */
export function CheckCall({ uncheckedCount, mentionedCount, question, isAssuming, onNext, onAssume }: Props) {
  const { t } = useTranslation('checking')
  const title = t('call.title', { count: uncheckedCount })
  return (
    <>
      <section className={`${box.call} ${styles.call}`} aria-label={title}>
        <div>
          <p className={box.title}>{title}</p>
          <p className={box.text}>{t('call.text', { count: Math.ceil(uncheckedCount / A_MINUTE) })}</p>
        </div>
        <div className={styles.acts}>
          <Button variant="text" disabled={isAssuming} onClick={onAssume}>
            {t('assume')}
          </Button>
          <Button variant="primary" onClick={onNext}>
            {t('call.next', { number: question })}
          </Button>
        </div>
      </section>
      <div className={styles.bar} data-bottom-bar="">
        <p>
          <b>{title}</b>
          <small>
            {mentionedCount - uncheckedCount}/{mentionedCount}
          </small>
        </p>
        <Button variant="primary" onClick={onNext}>
          {t('call.goOn')}
        </Button>
      </div>
    </>
  )
}
