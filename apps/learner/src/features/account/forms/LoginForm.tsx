import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { CodeLoginStore } from '../stores/CodeLoginStore.ts'
import { LoginStore } from '../stores/LoginStore.ts'
import { CodeLoginForm } from './CodeLoginForm.tsx'
import type { LoginWay } from './login-way.ts'
import { PasswordLoginForm } from './PasswordLoginForm.tsx'

/** The form of the chosen way to log in. Both load together, so that switching needs no wait. */
export function LoginForm({ way }: { way: LoginWay }) {
  const password = useFeatureStore(LoginStore)
  const code = useFeatureStore(CodeLoginStore)
  return way === 'code' ? <CodeLoginForm store={code} /> : <PasswordLoginForm store={password} />
}
