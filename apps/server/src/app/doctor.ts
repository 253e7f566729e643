import type { PartHealth } from '@app/contract/stats/schemas'
import { type Config, readConfig } from '../platform/config.ts'
import { callControl, NoServer } from '../platform/control/call-control.ts'
import { operatorText } from '../platform/i18n.ts'
import { checkAlone } from './check-alone.ts'
import { doctorCall } from './doctor-call.ts'
import { describeHealth, summarize } from './doctor-report.ts'
import { runCommand } from './run-command.ts'

/**
 * `doctor`: checks all that the site rests on and says how to put right what is wrong. The running server
 * checks itself; without one this process does. Ends with 1 when something is wrong.
 */

await runCommand(async (signal) => {
  const isJson = process.argv.includes('--json')
  const found = await examine(readConfig(process.env), isJson ? () => {} : say, signal)
  say(isJson ? JSON.stringify(found, null, 2) : summarize(found))
  process.exitCode = found.some(({ state }) => state === 'failed') ? 1 : 0
})

/** @param tell is told each line as soon as it is known */
async function examine(
  config: Config,
  tell: (line: string) => void,
  signal: AbortSignal,
): Promise<PartHealth[]> {
  const found: PartHealth[] = []
  const onEvent = (health: PartHealth) => {
    if (found.length === 0) tell(operatorText('doctor.asked'))
    found.push(health)
    tell(describeHealth(health))
  }
  try {
    await callControl(config.dataDir, doctorCall, null, { signal, onEvent })
  } catch (error) {
    if (!(error instanceof NoServer)) throw error
    tell(operatorText('doctor.alone'))
    await checkAlone(config, signal, (health) => {
      found.push(health)
      tell(describeHealth(health))
    })
  }
  return found
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
