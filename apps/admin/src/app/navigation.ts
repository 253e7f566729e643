import type { ComponentType } from 'react'
import type { ConsoleResource, MenuGroup } from '../data/console-resource.ts'

export interface NavigationEntry {
  /** Path below /admin. */
  path: string
  /** The key below `page` of its name in the menu, the page and the tab. */
  title: string
  icon: ComponentType
}

export interface NavigationGroup {
  /** A key of `group`. */
  title: MenuGroup
  entries: readonly NavigationEntry[]
}

const groups: readonly MenuGroup[] = ['basics', 'interview', 'learning']

/** The menu: its groups with the resources that have a place in them. */
export function createNavigation(resources: readonly ConsoleResource[]): readonly NavigationGroup[] {
  const entries = resources
    .flatMap(({ name, icon, menu }) => (menu ? [{ path: name, icon, ...menu }] : []))
    .sort((a, b) => a.order - b.order)
  return groups.map((title) => ({ title, entries: entries.filter(({ group }) => group === title) }))
}
