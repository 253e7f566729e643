import { computed } from 'mobx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import type { ChatMessage } from '../stores/ChatMessage.ts'

/** Whether a message is the last one shown. An observer that asks is rendered anew only when the answer changes. */
export function useIsLast(message: ChatMessage): boolean {
  const { conversations } = useFeatureStore(AssistantStore)
  return computed(() => conversations.selected?.messages.at(-1) === message).get()
}
