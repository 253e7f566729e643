import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import type { LoginStore } from '../LoginStore.ts'
import type { RegisterStore } from '../RegisterStore.ts'
import { FormOutline } from './FormOutline.tsx'

const LoginForm = lazyAntd(() => import('./LoginForm.tsx').then((module) => module.LoginForm))
const RegisterForm = lazyAntd(() => import('./RegisterForm.tsx').then((module) => module.RegisterForm))

export function LazyLoginForm(props: { store: LoginStore }) {
  const outline = <FormOutline fields={2} />
  return useIsHydrated() ? <LoginForm {...props} outline={outline} /> : outline
}

export function LazyRegisterForm(props: { store: RegisterStore; onLoginNeeded: () => void }) {
  const outline = <FormOutline fields={4} hasAgreement />
  return useIsHydrated() ? <RegisterForm {...props} outline={outline} /> : outline
}
