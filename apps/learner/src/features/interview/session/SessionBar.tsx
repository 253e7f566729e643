import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { Button, Dropdown } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/components/dialog/ConfirmDialog.tsx'
import bar from '../../../shared/components/StickyBar.module.css'
import { Icon } from '../../../shared/Icon.tsx'
import { Glyph } from '../Glyph.tsx'
import type { InterviewStore } from './InterviewStore.ts'
import styles from './SessionBar.module.css'
import { SessionClock } from './SessionClock.tsx'

interface Props {
  store: InterviewStore
  session: InterviewSession
}

/** Which interview it is, how far, how much time is left, and how to pause and end it. */
export const SessionBar = observer(function SessionBar({ store, session }: Props) {
  const { t } = useTranslation('interview')
  const [isEnding, setEnding] = useState(false)
  const { isPaused, answeredCount } = store
  return (
    <div className={bar.bar}>
      <div className={bar.inner}>
        <p className={bar.name}>{session.bankName}</p>
        {session.place > 0 && <Places session={session} />}
        <SessionClock store={store} session={session} />
        <div className={styles.acts}>
          <Button
            type="text"
            aria-label={t(isPaused ? 'session.resume' : 'session.pause')}
            icon={<Glyph name={isPaused ? 'play' : 'pause'} size={20} />}
            disabled={store.acting !== null || store.isInterviewersTurn}
            onClick={() => void (isPaused ? store.resume() : store.pause())}
          />
          <Button type="text" className={styles.end ?? ''} onClick={() => setEnding(true)}>
            {t('session.end')}
          </Button>
          <Dropdown
            trigger={['click']}
            menu={{ items: [{ key: 'end', label: t('session.end') }], onClick: () => setEnding(true) }}
          >
            <Button
              type="text"
              className={styles.more ?? ''}
              aria-label={t('session.more')}
              icon={<Icon name="more" />}
            />
          </Dropdown>
        </div>
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t('session.endTitle')}
          text={
            answeredCount > 0
              ? t(store.draft?.text.trim() ? 'session.endWithDraft' : 'session.endText', {
                  count: answeredCount,
                })
              : t('session.endVoid')
          }
          onConfirm={() => {
            setEnding(false)
            void store.end()
          }}
          onCancel={() => setEnding(false)}
        />
      )}
    </div>
  )
})

/** How far it is, in words and as a row of marks. */
function Places({ session: { place, questions } }: Pick<Props, 'session'>) {
  const { t } = useTranslation('interview')
  const done = questions.filter(({ state }) => state === 'answered' || state === 'skipped').length
  return (
    <div className={styles.places}>
      <span>{t('session.place', { place, total: questions.length })}</span>
      <span
        className={styles.marks}
        role="img"
        aria-label={t('session.placeLabel', { done, place, total: questions.length })}
      >
        {questions.map((question) => (
          <i key={question.place} data-state={question.place === place ? 'current' : question.state} />
        ))}
      </span>
    </div>
  )
}
