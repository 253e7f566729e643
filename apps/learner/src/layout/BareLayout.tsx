import { Outlet } from 'react-router-dom'
import styles from './Layout.module.css'

/** The layout of the account pages: nothing but the main landmark. */
export function BareLayout() {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
