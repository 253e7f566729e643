import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface LeaveGuardProps {
  /** Whether something would be lost. */
  when: boolean
  title: string
  text: string
  /** Gives up what would be lost. */
  onLeave: () => void
}

/**
 * Asks before the page is left by a link, and lets the browser ask before it is closed, while something is not saved. Who
 * goes back in the history is not asked: what they typed is still there when they return.
 */
export function LeaveGuard({ when, title, text, onLeave }: LeaveGuardProps) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!when) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const handleClick = (event: MouseEvent) => {
      const path = leavingPath(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    window.addEventListener('beforeunload', handleUnload)
    document.addEventListener('click', handleClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleUnload)
      document.removeEventListener('click', handleClick, { capture: true })
    }
  }, [when])

  if (target === null) return null
  return (
    <ConfirmDialog
      title={title}
      text={text}
      isDangerous
      onCancel={() => setTarget(null)}
      onConfirm={() => {
        setTarget(null)
        onLeave()
        navigate(target)
      }}
    />
  )
}

/** Where a click on a link of this site leads to, away from the page; null for any other click. */
function leavingPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin || pathname === window.location.pathname) return null
  return `${pathname}${search}${hash}`
}
