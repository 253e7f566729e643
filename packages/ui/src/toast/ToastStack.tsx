import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ToastItem } from './ToastItem.tsx'
import styles from './ToastStack.module.css'
import type { ToastStore } from './ToastStore.ts'
import { toastPositions } from './toast.ts'

/** All toasts of the store, a stack per position. Stands in the page from the start: screen readers only hear what is added to a region they know. */
export const ToastStack = observer(function ToastStack({ store }: { store: ToastStore }) {
  const { t } = useTranslation('ui')
  const used = toastPositions.filter((position) => store.toasts.some((toast) => toast.position === position))
  return (
    <section aria-label={t('notifications')} aria-live="polite" aria-relevant="additions">
      {used.map((position) => (
        <div key={position} className={styles.stack} data-position={position}>
          {store.toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} store={store} />
            ))}
        </div>
      ))}
    </section>
  )
})
