import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { writeSearch } from '../../../shared/list/list-query.ts'
import { useDismiss } from '../../../shared/use-dismiss.ts'
import type { PathStore } from '../PathStore.ts'
import styles from './PathChoice.module.css'

/** The other learning paths, as links: they can be followed before any script runs. */
export const PathChoice = observer(function PathChoice({ store }: { store: PathStore }) {
  const { t } = useTranslation('learning')
  const choice = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => choice.current?.removeAttribute('open')
  useDismiss(isOpen, close, choice)
  if (store.paths.length < 2) return null

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    choice.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={choice}
      className={styles.choice}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={handleKeyDown}
    >
      <summary>
        {t('path.other')}
        <Icon name="down" size={14} />
      </summary>
      <nav aria-label={t('path.all')}>
        <ul>
          {store.paths.map((path) => (
            <li key={path}>
              <Link
                to={writeSearch({ path })}
                aria-current={path === store.path ? 'page' : undefined}
                onClick={() => {
                  store.choose(path)
                  close()
                }}
              >
                {path}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
})
