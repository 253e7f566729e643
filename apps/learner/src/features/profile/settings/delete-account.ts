import { ApiError } from '@app/api-client'
import { z } from 'zod/mini'
import type { RootStore } from '../../../shared/root/store-context.ts'

const refusal = z.object({ confirm: z.literal(true) })

/**
 * Gives the user's account up and ends the session.
 * @param password proves who it is; empty: not asked for yet
 * @returns whether it is done, or needs the password first; why it is not done, the client has shown
 */
export async function deleteAccount(
  { api, session, toasts, i18n }: RootStore,
  password: string,
): Promise<'done' | 'refused' | 'passwordNeeded'> {
  const { user, token } = session
  if (user === null || token === null) return 'refused'
  try {
    if (password !== '') await api.userSession.confirm({ password })
    await api.user.delete({ id: user.id })
  } catch (error) {
    const isAsked = error instanceof ApiError && refusal.safeParse(error.data).success
    return isAsked ? 'passwordNeeded' : 'refused'
  }
  session.expire(token, null)
  toasts.success(i18n.t('settings:delete.done'))
  return 'done'
}
