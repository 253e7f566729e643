import type { IconName } from '../../icons.ts'

interface EntryLook {
  label: string
  icon: IconName
}

/** One line of a menu: a page of this site, an address elsewhere, or an act. */
export type MenuEntry = EntryLook & ({ to: string } | { href: string } | { onSelect: () => void })

/** Entries that belong together; a title names them. */
export interface MenuGroup {
  key: string
  title?: string
  entries: readonly MenuEntry[]
}
