import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../Glyph.tsx'
import styles from './AnswerBox.module.css'
import type { InterviewStore } from './InterviewStore.ts'

interface Props {
  store: InterviewStore
  session: InterviewSession
}

/** Asks for the question's hint and says what it costs, as long as there is one. */
export const HintButton = observer(function HintButton({ store, session }: Props) {
  const { t } = useTranslation('interview')
  const { acting, isInterviewersTurn } = store
  if (!session.hasHint || isInterviewersTurn) return null
  return (
    <Button
      type="text"
      disabled={acting !== null}
      loading={acting === 'hint'}
      onClick={() => void store.hint()}
    >
      <Glyph name="bulb" />
      {t('session.hint')}
      {session.hintCost > 0 && (
        <span className={styles.cost}>{t('session.hintCost', { cost: session.hintCost })}</span>
      )}
    </Button>
  )
})
