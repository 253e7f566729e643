import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Follows links to this site in a rendered text without loading the site anew.
 * @param beforeFollowing e.g. closes what would hide where they lead
 */
export function useSiteLinks(beforeFollowing?: () => void): (event: MouseEvent) => void {
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
    beforeFollowing?.()
    navigate(link.pathname + link.search + link.hash)
  }
}
