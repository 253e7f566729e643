/**
 * Moves the focus among the items of a menu.
 * @returns whether the key moves it
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const current = items.findIndex((item) => item.matches(':focus'))
  const targets: Record<string, number> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (Math.max(current, 0) - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  const target = targets[key]
  if (target === undefined) return false
  items[target]?.focus()
  return true
}
