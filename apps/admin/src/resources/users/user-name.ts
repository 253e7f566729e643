import type { UserRecord } from '@app/contract'
import type { TFunction } from 'i18next'

/** What a user is called; who gave his account up has no name any more. */
export function userName(
  { state, username }: Pick<UserRecord, 'state' | 'username'>,
  t: TFunction<'admin'>,
): string {
  return state === 'deleted' ? t('users.deleted') : username
}
