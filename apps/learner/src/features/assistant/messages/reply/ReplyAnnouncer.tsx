import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../stores/Turn.ts'

interface ReplyAnnouncerProps {
  turn: Turn
  /** Where the replies are shown. */
  box: RefObject<HTMLElement | null>
}

/** Tells those who listen that a reply is being written, and reads it out once it is there. */
export const ReplyAnnouncer = observer(function ReplyAnnouncer({ turn, box }: ReplyAnnouncerProps) {
  const { t } = useTranslation('assistant')
  const { isRunning } = turn
  const [said, setSaid] = useState('')
  const wasRunning = useRef(isRunning)

  useEffect(() => {
    if (isRunning) setSaid(t('reply.writing'))
    else if (wasRunning.current) {
      const last = Array.from(box.current?.querySelectorAll('[data-reply] .md') ?? []).at(-1)
      setSaid(last?.textContent.trim() ?? '')
    }
    wasRunning.current = isRunning
  }, [isRunning, box, t])

  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
})
