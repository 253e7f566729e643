import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import type { LoginWay } from '../login-way.ts'
import type { RegisterStore } from '../RegisterStore.ts'
import type { ResetPasswordStore } from '../ResetPasswordStore.ts'
import { FormOutline } from './FormOutline.tsx'

const LoginForm = lazyAntd(() => import('./LoginForm.tsx').then((module) => module.LoginForm))
const RegisterForm = lazyAntd(() => import('./RegisterForm.tsx').then((module) => module.RegisterForm))
const ResetPasswordForm = lazyAntd(() =>
  import('./ResetPasswordForm.tsx').then((module) => module.ResetPasswordForm),
)

export function LazyLoginForm(props: { way: LoginWay }) {
  const outline = <FormOutline fields={2} />
  return useIsHydrated() ? <LoginForm {...props} outline={outline} /> : outline
}

export function LazyRegisterForm(props: { store: RegisterStore; onLoginNeeded: () => void }) {
  const outline = <FormOutline fields={4} hasAgreement />
  return useIsHydrated() ? <RegisterForm {...props} outline={outline} /> : outline
}

export function LazyResetPasswordForm(props: { store: ResetPasswordStore; onReset: () => void }) {
  const outline = <FormOutline fields={4} />
  return useIsHydrated() ? <ResetPasswordForm {...props} outline={outline} /> : outline
}
