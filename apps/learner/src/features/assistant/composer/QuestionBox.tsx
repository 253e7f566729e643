import { Sender } from '@ant-design/x'
import { Input } from 'antd'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, type ComponentRef, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../shared/is-composing.ts'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import styles from './QuestionBox.module.css'
import { QuestionBoxFooter } from './QuestionBoxFooter.tsx'
import { QuestionContext } from './QuestionContext.tsx'
import { useSend } from './use-send.ts'

/** Where the user asks. */
export const QuestionBox = observer(function QuestionBox() {
  const { t } = useTranslation('assistant')
  const { composer, conversations } = useFeatureStore(AssistantStore)
  const send = useSend()
  const sender = useFocusedSender()
  const { selected } = conversations
  useSuggestion()

  // Sender's own keys are Enter or Shift+Enter: here Enter begins a new line, and Ctrl or ⌘ with it sends.
  function handleKey(event: KeyboardEvent): false | undefined {
    if (event.key !== 'Enter') return
    if ((event.ctrlKey || event.metaKey) && !isComposing(event)) {
      event.preventDefault()
      void send()
    }
    return false
  }

  return (
    <div className={styles.box}>
      {selected && selected.messages.length > 0 && <QuestionContext />}
      <Sender
        ref={sender}
        className={styles.sender ?? ''}
        classNames={{ content: styles.content ?? '', input: styles.input ?? '', footer: styles.footer ?? '' }}
        components={{ input: ThreeRows }}
        placeholder={t('input.placeholder')}
        value={composer.text}
        onChange={composer.type}
        onKeyDown={handleKey}
        loading={selected?.turn.isRunning ?? false}
        suffix={false}
        // Sender's own button is disabled while the box is empty, where the site says that something must be written.
        footer={<QuestionBoxFooter onSend={() => void send()} />}
      />
    </div>
  )
})

/** Puts what a page suggests to ask into the box; what one has typed stays. */
function useSuggestion(): void {
  const drawer = useFeatureStore(AssistantDrawerState)
  const { composer } = useFeatureStore(AssistantStore)
  const { suggestion } = drawer
  useEffect(() => {
    const text = suggestion === null ? null : drawer.takeSuggestion()
    if (text !== null && composer.text.trim() === '') composer.type(text)
  }, [suggestion, drawer, composer])
}

/** A field that sizes itself writes style attributes, which the Content-Security-Policy refuses. */
function ThreeRows(props: ComponentProps<typeof Input.TextArea>) {
  const { t } = useTranslation('assistant')
  return (
    <Input.TextArea {...props} autoSize={false} rows={3} enterKeyHint="enter" aria-label={t('input.label')} />
  )
}

/** Whoever has a keyboard can type at once; on a phone the keyboard would cover what the user wants to read. */
function useFocusedSender() {
  const sender = useRef<ComponentRef<typeof Sender>>(null)
  const { isOpen } = useFeatureStore(AssistantDrawerState)
  const { selected } = useFeatureStore(AssistantStore).conversations

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another conversation is shown.
  useEffect(() => {
    if (!isOpen || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
    // After the drawer, which is opened by the same change, and after a dialog that gives the focus back.
    const frame = requestAnimationFrame(() => sender.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOpen, selected?.key])

  return sender
}
