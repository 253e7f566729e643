import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Abuser } from './abuse/Abuser.ts'
import { Caller } from './measure/caller.ts'
import { startServer } from './measure/child-process.ts'
import type { Bench, Figure } from './measure/figure.ts'
import { OtherCalls } from './measure/other-calls.ts'
import { percentile } from './measure/statistics.ts'

/** How much slower the site is for others while two accounts do all they may at once. */
export const bench: Bench = { name: 'abuse', run }

const QUIET_MILLISECONDS = 15_000
const ABUSE_MILLISECONDS = 60_000
const MOST_GROWTH = 2

async function run(): Promise<Figure[]> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'bench-abuse-'))
  const server = await startServer({ DATA_DIR: home })
  try {
    const token = await signUp(server.url, 'third')
    const abusers = [
      new Abuser(server.url, await signUp(server.url, 'first')),
      new Abuser(server.url, await signUp(server.url, 'second')),
    ]
    // Until what a start leaves to do is done.
    await wait(QUIET_MILLISECONDS)
    const quiet = new OtherCalls(server.url, token)
    await wait(QUIET_MILLISECONDS)
    const quietTimes = await quiet.stop()
    for (const abuser of abusers) abuser.start()
    const others = new OtherCalls(server.url, token)
    await wait(ABUSE_MILLISECONDS)
    const times = await others.stop()
    const answered = await Promise.all(abusers.map((abuser) => abuser.stop()))
    const part = (share: number, most?: number): Figure => ({
      name: `p${share * 100} of a third beside two accounts at their limits`,
      value: percentile(times, share),
      unit: 'ms',
      reference: percentile(quietTimes, share),
      ...(most !== undefined && { target: { of: 'ratio', most } }),
    })
    return [
      part(0.5, MOST_GROWTH),
      part(0.95, MOST_GROWTH),
      part(1),
      {
        name: 'calls of the two that were answered',
        value: answered.reduce((sum, count) => sum + count, 0),
        unit: '',
      },
    ]
  } finally {
    await server.stop()
    await rm(home, { recursive: true })
  }
}

async function signUp(url: string, username: string): Promise<string> {
  const caller = new Caller(url)
  const [email, password] = [`${username}@example.com`, 'learner-password-1']
  try {
    await caller.post('/api/user/register', { email, username, password })
    return await caller.login(email, password)
  } finally {
    caller.close()
  }
}
