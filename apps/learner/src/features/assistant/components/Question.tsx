import { observer } from 'mobx-react-lite'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import { MessageTime } from './MessageTime.tsx'
import styles from './Question.module.css'

/** What the person asked. */
export const Question = observer(function Question({ message }: { message: ChatMessage }) {
  return (
    <div className={styles.question} data-question="">
      <p className={styles.text}>{message.content}</p>
      <MessageTime timestamp={message.timestamp} />
    </div>
  )
})
