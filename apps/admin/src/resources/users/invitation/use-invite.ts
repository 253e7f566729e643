import type { Invitation, Invitee } from '@app/contract/user-invitation/schemas'
import { useMutation } from '@tanstack/react-query'
import { HttpError, useRefresh } from 'react-admin'
import { useMethods } from '../../../data/use-methods.ts'
import { useConfirmedCall } from '../../../shared/dialog/password-confirmation.ts'
import type { UserMethods } from '../methods.ts'

/** What the server says against one of the people that were sent. */
export interface PersonFault {
  index: number
  field: string
  message: string
}

/** Makes accounts, all of them or none. */
export function useInvite(options: {
  onSuccess: (invitation: Invitation) => void
  onError?: (error: Error) => void
}) {
  const { inviteUsers } = useMethods<UserMethods>()
  const refresh = useRefresh()
  const callConfirmed = useConfirmedCall()
  return useMutation({
    ...options,
    mutationFn: (users: readonly Invitee[]) => callConfirmed(() => inviteUsers(users)),
    onSuccess: (invitation) => {
      refresh()
      options.onSuccess(invitation)
    },
  })
}

/** What is wrong with whom, in their order; empty when the refusal is of the whole. */
export function personFaults(error: unknown): PersonFault[] {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors)
    .flatMap(([path, message]) => {
      const [, index, field = ''] = /^users\.(\d+)\.(\w+)$/.exec(path) ?? []
      return index === undefined ? [] : [{ index: Number(index), field, message: String(message) }]
    })
    .sort((one, other) => one.index - other.index)
}
