import { z } from 'zod/mini'
import { type ControlCall, type ControlHandler, handleControl } from '../platform/control/control-call.ts'
import { operatorText } from '../platform/i18n.ts'
import type { Services } from './modules.ts'

const PAGE_SIZE = 100

const request = z.object({
  command: z.enum(['admin:create', 'admin:reset', 'user:list']),
  /** Whose account it is about; '' for a list. */
  email: z.string(),
})
export type AccountRequest = z.output<typeof request>

/** Has the running server do something to accounts; it tells the lines to print. */
export const accountCall: ControlCall<AccountRequest, string, null> = {
  name: 'account.manage',
  options: request,
  event: z.string(),
  result: z.null(),
}

type AccountServices = Pick<Services, 'operatorAccounts' | 'userAdmin'>

/** Answers {@link accountCall}. */
export const accountHandler = (services: AccountServices): ControlHandler =>
  handleControl(accountCall, async (options, { tell }) => {
    await manageAccounts(services, options, tell)
    return null
  })

/** @throws StartupError when it cannot be done */
export async function manageAccounts(
  { operatorAccounts, userAdmin }: AccountServices,
  { command, email }: AccountRequest,
  tell: (line: string) => void,
): Promise<void> {
  if (command === 'admin:create')
    return tell(operatorText('accounts.created', { email, ...(await operatorAccounts.createAdmin(email)) }))
  if (command === 'admin:reset')
    return tell(operatorText('accounts.reset', { email, ...(await operatorAccounts.resetAdmin(email)) }))
  for (let current = 1; ; current += 1) {
    const { records } = await userAdmin.page({ current, pageSize: PAGE_SIZE })
    for (const user of records)
      tell([user.id, user.email, user.username, user.userRole, user.state].join('\t'))
    if (records.length < PAGE_SIZE) return
  }
}
