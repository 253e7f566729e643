import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Starts a program that reads what somebody sent, in a process of its own: a file made to use up all memory ends that
 * process, while a thread that ends by lack of memory can end the whole server. The program calls `beginChild` first.
 */
export function forkChild(program: URL, mostMegabytes: number): ChildProcess {
  return fork(fileURLToPath(program), {
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    serialization: 'advanced',
    // It needs none of the server's settings, and what libraries say of a file may hold what the file says.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
