import type { AccountRequest } from './account-call.ts'
import type { CommandForm } from './command-line.ts'

/** A command: a program that reads what it is given from the third argument on, and sets the exit code. */
export interface Command extends CommandForm {
  /** Its line in the help. */
  about: keyof typeof import('../../../../locales/zh-CN/operator.json')['help']['about']
  run: () => Promise<unknown>
}

/** Every command by its name, which is that of its script in package.json too. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'admin:create': { operand: 'EMAIL', about: 'adminCreate', run: () => runAccounts('admin:create') },
  'admin:reset': { operand: 'EMAIL', about: 'adminReset', run: () => runAccounts('admin:reset') },
  backup: { operand: 'FILE', about: 'backup', run: () => import('./backup.ts') },
  'content:import': { operand: '[FOLDER]', about: 'contentImport', run: () => import('./import-content.ts') },
  doctor: { flags: ['json'], about: 'doctor', run: () => import('./doctor.ts') },
  restore: { operand: 'FILE', about: 'restore', run: () => import('./restore.ts') },
  'search:rebuild': { about: 'searchRebuild', run: () => import('./rebuild-search.ts') },
  'user:list': { about: 'userList', run: () => runAccounts('user:list') },
}

async function runAccounts(command: AccountRequest['command']): Promise<void> {
  const { runAccountCommand } = await import('./accounts.ts')
  await runAccountCommand(command)
}
