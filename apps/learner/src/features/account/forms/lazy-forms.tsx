import { observer } from 'mobx-react-lite'
import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import type { InvitationStore } from '../stores/InvitationStore.ts'
import type { RegisterStore } from '../stores/RegisterStore.ts'
import type { ResetPasswordStore } from '../stores/ResetPasswordStore.ts'
import type { SecondFactorStore } from '../stores/SecondFactorStore.ts'
import { FormOutline } from './FormOutline.tsx'
import type { LoginWay } from './login-way.ts'

const LoginForm = lazyAntd(() => import('./LoginForm.tsx').then((module) => module.LoginForm))
const SecondFactorForm = lazyAntd(() =>
  import('./SecondFactorForm.tsx').then((module) => module.SecondFactorForm),
)
const RegisterForm = lazyAntd(() => import('./RegisterForm.tsx').then((module) => module.RegisterForm))
const ResetPasswordForm = lazyAntd(() =>
  import('./ResetPasswordForm.tsx').then((module) => module.ResetPasswordForm),
)
const InvitationForm = lazyAntd(() => import('./InvitationForm.tsx').then((module) => module.InvitationForm))

export const LazyLoginForm = observer(function LazyLoginForm(props: { way: LoginWay }) {
  const outline = <FormOutline fields={2} />
  return useMayShow() ? <LoginForm {...props} outline={outline} /> : outline
})

export const LazySecondFactorForm = observer(function LazySecondFactorForm(props: {
  store: SecondFactorStore
}) {
  const outline = <FormOutline fields={1} />
  return useMayShow() ? <SecondFactorForm {...props} outline={outline} /> : outline
})

export const LazyRegisterForm = observer(function LazyRegisterForm(props: {
  store: RegisterStore
  onLoginNeeded: () => void
}) {
  const outline = <FormOutline fields={props.store.needsCode ? 5 : 4} hasAgreement />
  return useMayShow() ? <RegisterForm {...props} outline={outline} /> : outline
})

export const LazyResetPasswordForm = observer(function LazyResetPasswordForm(props: {
  store: ResetPasswordStore
  onReset: () => void
}) {
  const outline = <FormOutline fields={4} />
  return useMayShow() ? <ResetPasswordForm {...props} outline={outline} /> : outline
})

export const LazyInvitationForm = observer(function LazyInvitationForm(props: {
  store: InvitationStore
  onAccepted: () => void
}) {
  const outline = <FormOutline fields={2} />
  return useMayShow() ? <InvitationForm {...props} outline={outline} /> : outline
})

/** Whether the server's page is taken over and the theme known: a form that came earlier would flash light in the dark. */
function useMayShow(): boolean {
  const { session } = useRootStore()
  return useIsHydrated() && session.isRestored
}
