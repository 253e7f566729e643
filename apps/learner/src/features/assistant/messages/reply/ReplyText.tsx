import { Markdown, StreamingMarkdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { ChatMessage } from '../../stores/ChatMessage.ts'

/** Levels that headings of a reply go down. Most begin with the second, which then comes next after the panel's title. */
const HEADING_SHIFT = 1

/** The words of a reply, as markdown; of one that is being written only what is new is rendered. */
export const ReplyText = observer(function ReplyText({ message }: { message: ChatMessage }) {
  const { content, loading, key } = message
  const wasStreamed = useRef(loading)
  if (loading) wasStreamed.current = true
  const shape = { headingShift: HEADING_SHIFT, idPrefix: `${key}-`, ownImagesOnly: true, breaks: true }
  if (wasStreamed.current) return <StreamingMarkdown text={content} isStreaming={loading} {...shape} />
  return <Markdown source={content} {...shape} />
})
