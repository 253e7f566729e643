import { Code, type FieldError } from '@app/contract/common/envelope'
import type { Invitee } from '@app/contract/user-invitation/schemas'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { nameKey } from '../username/name-key.ts'
import type { Usernames } from '../username/Usernames.ts'
import type { InvitationRepository } from './invitation.repository.ts'

interface CheckPeopleDependencies {
  usernames: Usernames
  invitations: InvitationRepository
}

/**
 * Refuses people for whom no accounts can be made, all that stands against them at once.
 * @param db the transaction that is to make the accounts
 * @throws AppError 40000 at fields such as `users.3.email`
 */
export async function checkPeople(
  db: Kysely<DB>,
  people: readonly Invitee[],
  { usernames, invitations }: CheckPeopleDependencies,
): Promise<void> {
  const emails = people.map(({ email }) => email)
  const names = people.map(({ username }) => username)
  const known = new Set(await invitations.listKnownEmails(db, emails))
  const nameFaults = await usernames.faultsOf(db, names)
  const faults = [
    ...toFields('username', nameFaults, repeatsOf(names.map(nameKey))),
    ...toFields(
      'email',
      emails.map((email) => (known.has(email) ? 'emailTaken' : null)),
      repeatsOf(emails),
    ),
  ]
  if (faults.length > 0) throw new AppError(Code.badParameters, 'badParameters', faults)
}

/** Whether each text has stood before. */
function repeatsOf(texts: readonly string[]): boolean[] {
  const seen = new Set<string>()
  return texts.map((text) => seen.size === seen.add(text).size)
}

function toFields(
  field: string,
  faults: readonly (string | null)[],
  repeats: readonly boolean[],
): FieldError[] {
  return faults.flatMap((fault, index) => {
    const message = fault ?? (repeats[index] ? 'listedBefore' : null)
    return message === null ? [] : [{ path: `users.${index}.${field}`, message }]
  })
}
