import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import segments from '../../../shared/components/Segments.module.css'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { CodeLoginStore } from '../stores/CodeLoginStore.ts'
import { LoginStore } from '../stores/LoginStore.ts'
import { copyEmail } from './copy-email.ts'
import styles from './LoginWays.module.css'
import { type LoginWay, readLoginWay, withLoginWay } from './login-way.ts'

const WAYS: readonly LoginWay[] = ['password', 'code']

/** The two ways to log in. The address holds the chosen one; the e-mail typed so far is kept. */
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
    <nav className={`${segments.segments} ${styles.ways}`} aria-label={t('login.ways')}>
      {WAYS.map((way) => (
        <Link
          key={way}
          className={`${segments.segment} ${styles.way}`}
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
