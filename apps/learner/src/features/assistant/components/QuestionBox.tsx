import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantDoor } from '../../../shared/assistant/AssistantDoor.ts'
import { isComposing } from '../../../shared/is-composing.ts'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { useSend } from '../use-send.ts'
import styles from './QuestionBox.module.css'
import { QuestionBoxFooter } from './QuestionBoxFooter.tsx'
import { QuestionContext } from './QuestionContext.tsx'

/** Where one asks. */
export const QuestionBox = observer(function QuestionBox() {
  const { t } = useTranslation('assistant')
  const { composer, conversations } = useFeatureStore(AssistantStore)
  const send = useSend()
  const field = useFocusedField()
  const isChatting = (conversations.selected?.messages.length ?? 0) > 0

  // Enter alone begins a new line.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    void send()
  }

  return (
    <div className={styles.box}>
      {isChatting && <QuestionContext />}
      <div className={styles.frame}>
        <textarea
          ref={field}
          className={styles.input}
          rows={3}
          enterKeyHint="enter"
          aria-label={t('input.label')}
          placeholder={t('input.placeholder')}
          value={composer.text}
          onChange={({ target }) => composer.type(target.value)}
          onKeyDown={handleKey}
        />
        <QuestionBoxFooter onSend={() => void send()} />
      </div>
    </div>
  )
})

/** Whoever has a keyboard can type at once; on a phone the keyboard would cover what one wants to read. */
function useFocusedField() {
  const field = useRef<HTMLTextAreaElement>(null)
  const { isOpen } = useFeatureStore(AssistantDoor)
  const { selected } = useFeatureStore(AssistantStore).conversations

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation is shown.
  useEffect(() => {
    if (!isOpen || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
    // After the drawer, which is opened by the same change, and after a dialog that gives the focus back.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOpen, selected?.key])

  return field
}
