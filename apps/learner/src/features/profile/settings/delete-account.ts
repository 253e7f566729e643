import type { RootStore } from '../../../shared/root/store-context.ts'

/** Gives the user's account up and ends the session. @returns whether it is done; why not, the client has shown */
export async function deleteAccount({ api, session, toasts, i18n }: RootStore): Promise<boolean> {
  const { user, token } = session
  if (user === null || token === null) return false
  const isDone = await api.user.delete({ id: user.id }).then(
    () => true,
    () => false,
  )
  if (!isDone) return false
  session.expire(token, null)
  toasts.success(i18n.t('settings:delete.done'))
  return true
}
