import type { UserRecord } from '@app/contract/user/schemas'
import type { TFunction } from 'i18next'

/** The name of a user; users who deleted their account have none. */
export function userName(
  { state, username }: Pick<UserRecord, 'state' | 'username'>,
  t: TFunction<'admin'>,
): string {
  return state === 'deleted' ? t('users.deleted') : username
}
