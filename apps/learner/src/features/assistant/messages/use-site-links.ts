import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { AssistantDrawerState } from '../../../shared/assistant/AssistantDrawerState.ts'
import { useFeatureStore } from '../../../shared/root/store-context.ts'

/** Follows links to this site without loading it anew, and closes the drawer, which would hide where they lead. */
export function useSiteLinks(): (event: MouseEvent) => void {
  const drawer = useFeatureStore(AssistantDrawerState)
  const navigate = useNavigate()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = !(
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
    if (!link || !isPlain || link.target === '_blank' || link.origin !== window.location.origin) return
    event.preventDefault()
    drawer.close()
    navigate(link.pathname + link.search + link.hash)
  }
}
