import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { SHARE_DAYS } from '@app/contract/interview-share/values'
import { Checkbox, Radio } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ShareDialog.module.css'
import type { ShareStore } from './ShareStore.ts'

const PARTS = ['dimensions', 'topics', 'questions'] as const

/** What is public, question by question, and for how long. */
export const ShareChoice = observer(function ShareChoice(props: {
  store: ShareStore
  result: InterviewResult
}) {
  const { t } = useTranslation('interview')
  const { store, result } = props
  const { parts, days } = store.choice
  const id = useId()
  const answered = result.questions.filter(({ state }) => state === 'answered')
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('share.parts')}</legend>
        <div className={styles.parts}>
          <Checkbox checked disabled>
            {t('share.part.total')}
          </Checkbox>
          {PARTS.map((part) => (
            <Checkbox
              key={part}
              checked={parts[part]}
              onChange={({ target }) => store.choosePart({ [part]: target.checked })}
            >
              {t(`share.part.${part}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group} disabled={!parts.questions}>
        <legend>{t('share.answers')}</legend>
        <p className={styles.hint}>{t(parts.questions ? 'share.answersHint' : 'share.answersNeedScores')}</p>
        <div className={styles.answers}>
          {answered.map(({ place, title }) => (
            <Checkbox
              key={place}
              disabled={!parts.questions}
              checked={parts.answers.includes(place)}
              onChange={({ target }) => store.chooseAnswer(place, target.checked)}
            >
              {t('share.question', { place, title })}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={styles.group} role="radiogroup" aria-labelledby={id}>
        <span id={id}>{t('share.days')}</span>
        <Radio.Group
          className={styles.days ?? ''}
          value={days ?? 'always'}
          onChange={({ target }) =>
            store.choose({ days: SHARE_DAYS.find((known) => known === target.value) ?? null })
          }
          options={[
            ...SHARE_DAYS.map((value) => ({ value, label: t('share.daysOf', { count: value }) })),
            { value: 'always', label: t('share.always') },
          ]}
        />
      </div>
    </>
  )
})
