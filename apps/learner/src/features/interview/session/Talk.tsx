import { Bubble } from '@ant-design/x'
import type { InterviewSession, InterviewTurn } from '@app/contract/interview-session/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import type { InterviewerSpeech } from './InterviewerSpeech.ts'
import type { InterviewStore } from './InterviewStore.ts'
import { SpeechText } from './SpeechText.tsx'
import styles from './Talk.module.css'
import { TurnHead } from './TurnHead.tsx'
import { TurnText } from './TurnText.tsx'
import { type ShownTurn, shownTurns } from './turns.ts'
import { useStayAtBottom } from './use-stay-at-bottom.ts'

interface Props {
  store: InterviewStore
  session: InterviewSession
}

// Constant, so that Bubble keeps what it has rendered of a turn.
const role = {
  placement: 'start' as const,
  variant: 'borderless' as const,
  contentRender: (turn: ShownTurn) => <TurnText turn={turn} />,
  header: (turn: ShownTurn) => <TurnHead turn={turn} />,
}
const roles = {
  interviewer: { ...role, avatar: <Face speaker="interviewer" /> },
  candidate: { ...role, avatar: <Face speaker="candidate" /> },
  // What the interviewer is about to say, and is saying.
  waiting: {
    placement: 'start' as const,
    variant: 'borderless' as const,
    avatar: <Face speaker="interviewer" />,
  },
  speaking: {
    placement: 'start' as const,
    variant: 'borderless' as const,
    avatar: <Face speaker="interviewer" />,
    contentRender: (speech: InterviewerSpeech) => <SpeechText speech={speech} />,
  },
}

/** All that was said, and at its end, large, what is to be answered now. */
export const Talk = observer(function Talk({ store, session }: Props) {
  const { t } = useTranslation('interview')
  const { speech } = store
  const isHeard = speech.text !== '' || speech.reasoning !== '' || speech.waitSeconds !== null
  const isWaiting = store.acting === 'answer' || store.acting === 'skip' || (speech.isOn && !isHeard)
  const box = useStayAtBottom(
    `${session.turns.length} ${isWaiting} ${isHeard} ${speech.text.length} ${speech.reasoning.length}`,
  )
  const items = shownTurns(session).map((turn) => ({
    key: turn.number,
    role: turn.speaker,
    content: turn,
    className: turn.isCurrent ? (styles.current ?? '') : '',
    'data-turn': turn.kind,
  }))
  return (
    <div
      ref={box}
      className={styles.talk}
      role="log"
      aria-label={t('session.talk')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keys.
      tabIndex={0}
    >
      <Bubble.List
        className={styles.list ?? ''}
        items={[
          ...items,
          ...(isWaiting ? [{ key: 'waiting', role: 'waiting', content: '', loading: true }] : []),
          ...(isHeard ? [{ key: 'speaking', role: 'speaking', content: speech }] : []),
        ]}
        role={roles}
        autoScroll={false}
      />
    </div>
  )
})

function Face({ speaker }: Pick<InterviewTurn, 'speaker'>) {
  return (
    <span className={styles.face} data-speaker={speaker} aria-hidden="true">
      <Icon name={speaker === 'interviewer' ? 'robot' : 'user'} size={16} />
    </span>
  )
}
