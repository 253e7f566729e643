import type { Envelope } from '@app/contract/common/envelope'
import { type ProbeAnswer, probeAnswer } from '@app/contract/stats/schemas'
import { z } from 'zod/mini'
import { sqlState } from '../../../platform/db/errors.ts'

const ANSWER_MILLISECONDS = 10_000

/** Why the public address cannot be asked; a key of `health.address`. */
type SiteFault =
  | 'unreachable'
  | 'unknownHost'
  | 'timeout'
  | 'certificate'
  | 'redirected'
  | 'badGateway'
  | 'otherSite'

export class SiteSilent extends Error {
  override readonly name = 'SiteSilent'
  readonly fault: SiteFault
  readonly details: Readonly<Record<string, unknown>>

  constructor(fault: SiteFault, details: SiteSilent['details'] = {}, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
    this.details = details
  }
}

/** Asks the site by its public address, as a visitor would. @throws SiteSilent when no server of the site answers */
export async function askSite(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS)
  const answer = await fetch(address, { headers, redirect: 'manual', signal }).catch((cause: unknown) => {
    throw new SiteSilent(faultOf(cause), { code: sqlState(cause) ?? '' }, cause)
  })
  const { status } = answer
  if (status >= 300 && status < 400)
    throw new SiteSilent('redirected', { location: answer.headers.get('location') ?? '' })
  if (status >= 502 && status <= 504) throw new SiteSilent('badGateway', { status })
  return answer
}

const probeEnvelope = z.object({ data: probeAnswer }) satisfies z.ZodMiniType<Pick<Envelope, 'data'>>

/** What a server says of how a request arrived; null when it or something before refuses the request. */
export async function readProbe(answer: Response): Promise<ProbeAnswer | null> {
  const body: unknown = await answer.json().catch(() => null)
  return probeEnvelope.safeParse(body).data?.data ?? null
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|UNABLE_TO_GET_ISSUER/

function faultOf(error: unknown): SiteFault {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout'
  const code = error instanceof Error ? sqlState(error.cause) : undefined
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost'
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'timeout'
  return certificateCodes.test(code ?? '') ? 'certificate' : 'unreachable'
}
