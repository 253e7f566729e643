import { observer } from 'mobx-react-lite'
import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import styles from './AssistantDrawer.module.css'
import { LazyPanel } from './LazyPanel.ts'
import { PanelOutline } from './PanelOutline.tsx'

/** The drawer on the right. A press on the dimmed page, Esc or its button closes it; what is in it stays until the page is left. */
export const AssistantDrawer = observer(function AssistantDrawer() {
  const { t } = useTranslation('common')
  const drawer = useFeatureStore(AssistantDrawerState)
  const panel = useFeatureStore(LazyPanel)
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const { isOpen, wasOpened } = drawer
  // The outline is painted first: the panel takes as long to render as people notice.
  const isPanelDue = useDeferredValue(wasOpened)
  const Panel = panel.component.value

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    void panel.load()
    dialog.current?.showModal()
  }, [isOpen, panel])

  function handlePress({ target }: PointerEvent) {
    pressed.current = target
  }

  function handleClick({ target }: MouseEvent) {
    // Text may be marked from inside the drawer to outside: that is no press on the page.
    if (target === dialog.current && target === pressed.current) drawer.close()
  }

  // React hands on what dialogs inside this one say.
  function handleClose({ target }: SyntheticEvent) {
    if (target === dialog.current) drawer.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes itself by Esc.
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('assistant.name')}
      onPointerDown={handlePress}
      onClick={handleClick}
      onClose={handleClose}
    >
      {wasOpened && (isPanelDue && Panel ? <Panel /> : <PanelOutline />)}
    </dialog>
  )
})
