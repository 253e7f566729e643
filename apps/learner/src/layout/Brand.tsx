import { useTranslation } from 'react-i18next'
import styles from './Brand.module.css'

/** Logo and name of the product. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <span className={styles.brand}>
      <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4.500h13.500A2.5 2.5 0 0 1 20 7v8a2.5 2.5 0 0 1-2.5 2.500H11L6.5 21v-3.500H6A2 2 0 0 1 4 15.500z" />
        <path d="M8.3 11.200l2.6 2.6 4.8-5.3" />
      </svg>
      {t('product.name')}
    </span>
  )
}
