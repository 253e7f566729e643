import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../Icon.tsx'
import styles from './DropdownMenu.module.css'
import { MenuItem } from './MenuItem.tsx'
import type { MenuGroup } from './menu-groups.ts'
import { moveFocus } from './move-focus.ts'
import { useDismiss } from './use-dismiss.ts'

interface DropdownMenuProps {
  /** What the button shows. */
  children: ReactNode
  /** The button's name where what it shows is no name. */
  label?: string
  groups: readonly MenuGroup[]
}

/** A button with a menu below it: arrow keys, Home, End, Esc, a press outside and leaving by Tab work as in any menu. */
export function DropdownMenu({ children, label, groups }: DropdownMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const menuId = useId()
  const close = () => setIsOpen(false)
  useDismiss(isOpen, close, root)

  useEffect(() => {
    if (isOpen && menu.current) moveFocus(menu.current, 'Home')
  }, [isOpen])

  function handleMenuKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      close()
      button.current?.focus()
    } else if (menu.current && moveFocus(menu.current, event.key)) {
      event.preventDefault()
    }
  }

  function handleButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; it watches where the focus goes.
    <div className={styles.root} ref={root} onBlur={handleBlur}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={label}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={handleButtonKey}
      >
        {children}
        <Icon name="down" size={14} />
      </button>
      {isOpen && (
        <div
          className={styles.menu}
          ref={menu}
          role="menu"
          id={menuId}
          tabIndex={-1}
          onKeyDown={handleMenuKey}
        >
          {groups.map((group) => (
            <MenuSection key={group.key} group={group} onChoose={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuSection({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={styles.group} role="group" aria-label={group.title}>
      {group.title && <div className={styles.title}>{group.title}</div>}
      {group.entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} onChoose={onChoose} />
      ))}
    </div>
  )
}
