import { Link } from 'react-router-dom'
import { Icon } from '../../Icon.tsx'
import styles from './DropdownMenu.module.css'
import type { MenuEntry } from './menu-groups.ts'

export function MenuItem({ entry, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  const item = { className: styles.item, role: 'menuitem', tabIndex: -1 }
  const content = (
    <>
      <Icon name={entry.icon} size={18} />
      {entry.label}
    </>
  )
  if ('to' in entry) {
    return (
      <Link {...item} to={entry.to} onClick={onChoose}>
        {content}
      </Link>
    )
  }
  if ('href' in entry) {
    return (
      <a {...item} href={entry.href}>
        {content}
      </a>
    )
  }
  const handleClick = () => {
    onChoose()
    entry.onSelect()
  }
  return (
    <button {...item} type="button" onClick={handleClick}>
      {content}
    </button>
  )
}
