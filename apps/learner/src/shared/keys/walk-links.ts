import type { KeyboardEvent } from 'react'

/** In a list that has the focus, the arrows go from the link of one item to that of the next. */
export function walkLinks(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const items = [...currentTarget.children]
  const index = items.findIndex((item) => target instanceof Node && item.contains(target))
  const link = items[index + (key === 'ArrowDown' ? 1 : -1)]?.querySelector('a')
  // The page does not scroll at the ends either.
  event.preventDefault()
  link?.focus()
}
