import { Sender } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../app/store-context.ts'
import { AssistantDoor } from '../../../shared/assistant/AssistantDoor.ts'
import { isComposing } from '../../../shared/is-composing.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { useSend } from '../use-send.ts'
import styles from './QuestionBox.module.css'
import { QuestionBoxFooter } from './QuestionBoxFooter.tsx'
import { QuestionContext } from './QuestionContext.tsx'
import { QuestionInput } from './QuestionInput.tsx'

/** Where one asks. */
export const QuestionBox = observer(function QuestionBox() {
  const { t } = useTranslation('assistant')
  const { composer, conversations } = useFeatureStore(AssistantStore)
  const send = useSend()
  const box = useFocusedBox()
  const isChatting = (conversations.selected?.messages.length ?? 0) > 0

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    const isSent = (event.ctrlKey || event.metaKey) && !isComposing(event)
    if (isSent) {
      event.preventDefault()
      void send()
    }
    // The sender would submit by Enter alone.
    return false
  }

  return (
    <div ref={box} className={styles.box}>
      {isChatting && <QuestionContext />}
      <Sender
        className={styles.sender ?? ''}
        classNames={{ content: styles.content ?? '', input: styles.input ?? '', footer: styles.footer ?? '' }}
        components={{ input: QuestionInput }}
        suffix={false}
        footer={<QuestionBoxFooter onSend={() => void send()} />}
        aria-label={t('input.label')}
        placeholder={t('input.placeholder')}
        value={composer.text}
        onChange={composer.type}
        onKeyDown={handleKey}
      />
    </div>
  )
})

/** Whoever has a keyboard can type at once; on a phone the keyboard would cover what one wants to read. */
function useFocusedBox() {
  const box = useRef<HTMLDivElement>(null)
  const { isOpen } = useFeatureStore(AssistantDoor)
  const { selected } = useFeatureStore(AssistantStore).conversations

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation is shown.
  useEffect(() => {
    if (!isOpen || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
    // After the drawer, which is opened by the same change, and after a dialog that gives the focus back.
    const frame = requestAnimationFrame(() => box.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOpen, selected?.key])

  return box
}
