import { type PartHealth, partHealth } from '@app/contract/stats/schemas'
import { SITE_PARTS } from '@app/contract/stats/values'
import { z } from 'zod/mini'
import type { HealthService } from '../modules/stats/index.ts'
import { type ControlCall, handleControl } from '../platform/control/control-call.ts'
import { OPERATOR_LANGUAGE } from '../platform/i18n.ts'

/** Has the running server check all that it rests on. Each part is told as soon as it is checked. */
export const doctorCall: ControlCall<null, PartHealth, null> = {
  name: 'doctor.check',
  options: z.null(),
  event: partHealth,
  result: z.null(),
}

/** Answers {@link doctorCall}. */
export const doctorHandler = (health: HealthService) =>
  handleControl(doctorCall, async (_, { signal, tell }) => {
    await checkAll(health, signal, tell)
    return null
  })

/** Checks one part after another: their times would disturb each other. */
export async function checkAll(
  health: HealthService,
  signal: AbortSignal,
  tell: (found: PartHealth) => void,
): Promise<void> {
  for (const part of SITE_PARTS) {
    signal.throwIfAborted()
    tell(await health.check(part, OPERATOR_LANGUAGE))
  }
}
