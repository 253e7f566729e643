import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/Icon.tsx'
import styles from './Complexity.module.css'
import { complexityChoices } from './complexity-choices.ts'

type Reference = NonNullable<QuestionProgramDetail['complexity']>

const BOUNDS = ['time', 'space'] as const

/** Asks how long the code takes and how much it holds; the reference shows once one has said. */
export function Complexity({ reference }: { reference: Reference }) {
  const { t } = useTranslation('code')
  return (
    <section>
      <h2>{t('complexity.title')}</h2>
      <p className={styles.hint}>{t('complexity.hint')}</p>
      {BOUNDS.map((bound) => (
        <Bound key={bound} name={t(`complexity.${bound}`)} reference={reference[bound]} />
      ))}
    </section>
  )
}

function Bound({ name, reference: { is, why } }: { name: string; reference: Reference['time'] }) {
  const { t } = useTranslation('code')
  const [said, setSaid] = useState<string | null>(null)
  const group = useId()
  const isRight = said === is
  return (
    <div className={styles.bound}>
      <fieldset className={styles.choices}>
        <legend>{name}</legend>
        {complexityChoices(is).map((choice) => (
          <label key={choice}>
            <input type="radio" name={group} checked={said === choice} onChange={() => setSaid(choice)} />
            {choice}
          </label>
        ))}
      </fieldset>
      <p className={styles.told} role="status" data-right={isRight}>
        {said !== null && (
          <>
            <Icon name={isRight ? 'ok' : 'info'} size={18} />
            <span>
              {t(isRight ? 'complexity.same' : 'complexity.other', { is })}
              {why}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
