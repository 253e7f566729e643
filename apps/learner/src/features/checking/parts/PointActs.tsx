import type { Passage } from '@app/contract/interview-session/schemas'
import type { Check } from '@app/contract/key-point/values'
import { CHECKS } from '@app/contract/key-point/values'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './PointActs.module.css'
import type { NumberedPoint } from './points.ts'
import { SentencePicker } from './SentencePicker.tsx'
import type { Sentence } from './sentences.ts'

interface Props {
  point: NumberedPoint
  sentences: readonly Sentence[]
  isChecklist: boolean
  /** Whether its check is being changed, or its sentence named. */
  isOpen: boolean
  onOpen: () => void
  onCheck: (check: Check) => void
  onChoose: (passage: Passage) => void
  onClose: () => void
}

/** What one does with a point: check it, change the check, or name the sentence that says what was not heard. */
export function PointActs(props: Props) {
  const { t } = useTranslation('checking')
  const { point, sentences, isOpen, onOpen, onChoose, onClose } = props
  const isUnheard = !point.isMentioned && point.check === null
  if (point.standing === 'unchecked' || (isOpen && !isUnheard)) return <Checks {...props} />
  if (!isUnheard)
    return (
      <Button className={styles.more} size="small" variant="text" onClick={onOpen}>
        {t('change')}
        <span className="visually-hidden">{t('of', { point: point.text })}</span>
      </Button>
    )
  if (sentences.length === 0) return null
  return (
    <>
      <Button
        className={styles.more}
        size="small"
        variant="link"
        aria-expanded={isOpen}
        onClick={isOpen ? onClose : onOpen}
      >
        {t('saidIt')}
        <span className="visually-hidden">{t('of', { point: point.text })}</span>
      </Button>
      {isOpen && (
        <SentencePicker point={point.text} sentences={sentences} onChoose={onChoose} onCancel={onClose} />
      )}
    </>
  )
}

function Checks({ point, isChecklist, onCheck }: Props) {
  const { t } = useTranslation('checking')
  return (
    <fieldset className={styles.checks} aria-label={t('checkOf', { point: point.text })}>
      {CHECKS.map((check, index) =>
        isChecklist && check === 'wrong' ? null : (
          <Button
            key={check}
            size="small"
            aria-pressed={point.check === check}
            onClick={() => onCheck(check)}
          >
            {check === 'right' && <Icon name="check" size={16} />}
            {isChecklist ? t(`checklist.${check}`) : t(`check.${check}`)}
            <kbd>{index + 1}</kbd>
          </Button>
        ),
      )}
    </fieldset>
  )
}
