import { Outlet } from 'react-router-dom'
import styles from './Layout.module.css'

/** Around the pages of signing in: nothing but the landmark. */
export function BareLayout() {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
