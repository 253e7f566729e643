import { userRecord } from '@app/contract/user/schemas'

/** The reason of a ban, as an export holds it. */
export function banText(value: unknown): string {
  return userRecord.shape.ban.safeParse(value).data?.reason ?? ''
}
