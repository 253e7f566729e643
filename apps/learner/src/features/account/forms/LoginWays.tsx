import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { CodeLoginStore } from '../stores/CodeLoginStore.ts'
import { LoginStore } from '../stores/LoginStore.ts'
import { copyEmail } from './copy-email.ts'
import styles from './LoginWays.module.css'
import { type LoginWay, readLoginWay, withLoginWay } from './login-way.ts'

const WAYS: readonly LoginWay[] = ['password', 'code']

/** The two ways to log in; the chosen one is in the address, the e-mail typed so far goes along. */
export function LoginWays() {
  const { t } = useTranslation('account')
  const root = useRootStore()
  const [search] = useSearchParams()
  const current = readLoginWay(search)

  function handleChoose(way: LoginWay) {
    if (way === current) return
    const forms = { password: root.feature(LoginStore).form, code: root.feature(CodeLoginStore).form }
    copyEmail(forms[current], forms[way])
  }

  return (
    <nav className={styles.ways} aria-label={t('login.ways')}>
      {WAYS.map((way) => (
        <Link
          key={way}
          className={styles.way}
          to={{ search: withLoginWay(search, way) }}
          replace
          aria-current={way === current ? 'page' : undefined}
          onClick={() => handleChoose(way)}
        >
          {t(`login.way.${way}`)}
        </Link>
      ))}
    </nav>
  )
}
