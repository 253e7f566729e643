import { Think } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../stores/ChatMessage.ts'
import { FoldButton } from './FoldButton.tsx'
import styles from './ReplyReasoning.module.css'

/** What the model thought before it answered, folded. */
export const ReplyReasoning = observer(function ReplyReasoning({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const [isExpanded, setExpanded] = useState(false)
  if (message.reasoning === '') return null
  const isThinking = message.loading && message.content === ''
  return (
    <Think
      className={styles.reasoning ?? ''}
      title={
        <FoldButton isExpanded={isExpanded}>
          {t(isThinking ? 'reply.thinking' : 'reply.reasoning')}
        </FoldButton>
      }
      loading={isThinking}
      expanded={isExpanded}
      onExpand={setExpanded}
    >
      {message.reasoning}
    </Think>
  )
})
