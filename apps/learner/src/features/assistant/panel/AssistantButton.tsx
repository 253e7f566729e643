import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import styles from './AssistantButton.module.css'
import { LazyPanel } from './LazyPanel.ts'
import { useIdleLoading } from './use-idle-loading.ts'

/** Milliseconds after which a dot says that there is an assistant. */
const DOT_DELAY = 5_000

/** The robot that floats on every page. */
export const AssistantButton = observer(function AssistantButton() {
  // Each session has its own state of the drawer.
  void useRootStore().generation
  const { t } = useTranslation('common')
  const drawer = useFeatureStore(AssistantDrawerState)
  const panel = useFeatureStore(LazyPanel)
  const isDotShown = useDot(drawer.isOpen)
  const load = () => void panel.load()
  useIdleLoading(panel)
  return (
    <button
      type="button"
      className={styles.button}
      title={t('assistant.name')}
      aria-label={t('assistant.name')}
      aria-haspopup="dialog"
      aria-expanded={drawer.isOpen}
      onPointerEnter={load}
      onPointerDown={load}
      onFocus={load}
      onClick={() => {
        if (drawer.isOpen) drawer.close()
        else drawer.open()
      }}
    >
      <Icon name="robot" size={24} />
      {isDotShown && <span className={styles.dot} data-dot="" />}
    </button>
  )
})

/** @returns whether the dot is due: some time after the site was loaded, until the drawer has been open once */
function useDot(isOpen: boolean): boolean {
  const [isDue, setDue] = useState(false)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DOT_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return isDue && !wasOpen
}
