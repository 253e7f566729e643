import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssistantDoor } from '../../../shared/assistant/AssistantDoor.ts'
import { Icon } from '../../../shared/Icon.tsx'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { PanelCode } from '../PanelCode.ts'
import styles from './AssistantButton.module.css'

/** Milliseconds after which a dot says that there is an assistant. */
const DOT_DELAY = 5_000
/** Milliseconds after which the panel is fetched without being asked for. */
const PRELOAD_DELAY = 2_000

/** The robot that floats on every page. */
export const AssistantButton = observer(function AssistantButton() {
  // Another session has a door of its own.
  void useRootStore().generation
  const { t } = useTranslation('common')
  const door = useFeatureStore(AssistantDoor)
  const panel = useFeatureStore(PanelCode)
  const isDotShown = useDot(door.isOpen)
  const preload = () => void panel.load()
  usePreload(panel)
  return (
    <button
      type="button"
      className={styles.button}
      title={t('assistant.name')}
      aria-label={t('assistant.name')}
      aria-haspopup="dialog"
      aria-expanded={door.isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        // On its way while the drawer opens.
        preload()
        if (door.isOpen) door.close()
        else door.open()
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

/** When the first page has been there for a while. */
function usePreload(panel: PanelCode): void {
  useEffect(() => {
    const timer = setTimeout(() => void panel.preload(), PRELOAD_DELAY)
    return () => clearTimeout(timer)
  }, [panel])
}
