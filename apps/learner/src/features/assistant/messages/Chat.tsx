import { observer } from 'mobx-react-lite'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'
import { ChatOutline } from './ChatOutline.tsx'
import { MessageList } from './MessageList.tsx'
import { ReadyState } from './ReadyState.tsx'

/** The selected conversation. */
export const Chat = observer(function Chat() {
  const { selected } = useFeatureStore(AssistantStore).conversations
  if (selected && selected.messages.length > 0)
    return <MessageList key={selected.key} conversation={selected} />
  const isComing = selected ? selected.detail.status === 'loading' : true
  return isComing ? <ChatOutline /> : <ReadyState />
})
