import type { RootStore } from '../../../shared/root/store-context.ts'
import { knownDevice } from './known-device.ts'
import { SecondFactorStore } from './SecondFactorStore.ts'

/**
 * Logs in by e-mail and password.
 * @returns whether that was all; if not, the second factor is asked for
 * @throws Error why it failed, which the user has been told
 */
export function logInByPassword(
  root: RootStore,
  credentials: { email: string; password: string },
): Promise<boolean> {
  const { api, session } = root
  return root
    .feature(SecondFactorStore)
    .watch((options) =>
      session.enter(() => api.user.login({ ...credentials, ...knownDevice(root) }, options)),
    )
}
