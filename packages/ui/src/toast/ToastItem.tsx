import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastIcon } from './ToastIcon.tsx'
import styles from './ToastStack.module.css'
import type { ToastStore } from './ToastStore.ts'
import type { Toast } from './toast.ts'

interface ToastItemProps {
  toast: Toast
  store: ToastStore
}

/** One toast; its clock stands still while the pointer or the focus is on it. */
export function ToastItem({ toast, store }: ToastItemProps) {
  const { t } = useTranslation('ui')
  const focusedBefore = useRef<EventTarget | null>(null)
  const { id, type, message, detail } = toast

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isInside(currentTarget, relatedTarget)) focusedBefore.current = relatedTarget
    store.hold(id)
  }

  function handleBlur({ currentTarget }: FocusEvent) {
    if (!currentTarget.matches(':hover')) store.release(id)
  }

  function handlePointerLeave({ currentTarget }: PointerEvent) {
    if (!isInside(currentTarget, document.activeElement)) store.release(id)
  }

  function handleClose() {
    store.dismiss(id)
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; hover and focus only stop the clock.
    <div
      className={`${styles.toast} ${styles[type]}`}
      role={type === 'error' ? 'alert' : 'status'}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onPointerEnter={() => store.hold(id)}
      onPointerLeave={handlePointerLeave}
    >
      <ToastIcon type={type} className={styles.icon} />
      <div className={styles.text}>
        <p>{message}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={handleClose}>
        <svg className={styles.closeIcon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  )
}

function isInside(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target)
}
