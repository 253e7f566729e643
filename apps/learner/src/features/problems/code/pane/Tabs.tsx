import type { KeyboardEvent, ReactNode } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<V extends string> {
  /** The ids of the tabs begin with it. */
  name: string
  label: string
  tabs: readonly {
    value: V
    text: string
    note?: string | number | undefined
    tone?: 'good' | 'bad' | undefined
  }[]
  value: V
  onChoose: (value: V) => void
  /** Whether they share the width. */
  isEven?: boolean
  /** False where a tab brings to the front what no {@link TabPanel} holds. */
  hasPanel?: boolean
  className?: string | undefined
}

const tabId = (name: string, value: string) => `${name}-tab-${value}`
const panelId = (name: string) => `${name}-panel`

/** Tabs of which one is in front; arrows walk them. What they show is a {@link TabPanel} of the same name. */
export function Tabs<V extends string>({
  name,
  label,
  tabs,
  value,
  onChoose,
  isEven,
  hasPanel = true,
  className = '',
}: TabsProps<V>) {
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = step && tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    document.getElementById(tabId(name, next.value))?.focus()
  }
  return (
    <div
      className={`${styles.tabs} ${isEven ? styles.even : ''} ${className}`}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
    >
      {tabs.map(({ value: own, text, note, tone }) => (
        <button
          key={own}
          id={tabId(name, own)}
          type="button"
          role="tab"
          aria-selected={own === value}
          aria-controls={hasPanel ? panelId(name) : undefined}
          tabIndex={own === value ? 0 : -1}
          onClick={() => onChoose(own)}
        >
          {text}
          {note !== undefined && (
            <span className={styles.note} data-tone={tone}>
              {note}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

interface TabPanelProps {
  name: string
  value: string
  className: string | undefined
  children: ReactNode
}

/** What the tab in front shows; it scrolls, and so can be reached by keyboard. */
export function TabPanel({ name, value, className, children }: TabPanelProps) {
  return (
    <div
      id={panelId(name)}
      className={className}
      role="tabpanel"
      aria-labelledby={tabId(name, value)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  )
}
