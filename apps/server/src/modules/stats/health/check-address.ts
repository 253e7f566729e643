import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { ProbeAnswer } from '@app/contract/stats/schemas'
import type { ProbeService } from '../probe/ProbeService.ts'
import { askSite, readProbe, SiteSilent } from './ask-site.ts'
import { type Finding, fine, type HealthCheck, notSetUp, problem } from './health-check.ts'

export interface PublicAddress {
  publicUrl: string | undefined
  /** Whether a proxy is believed at all. */
  trustsProxy: boolean
  probe: Pick<ProbeService, 'makeKey'>
}

/** An address that no visitor has: it belongs to documentation. */
const FORGED = '203.0.113.77'
const LONG = 8_000

/** Asks the site by its public address, and looks how the request arrives and what comes back. */
export const checkAddress =
  ({ publicUrl, trustsProxy, probe }: PublicAddress): HealthCheck =>
  async () => {
    if (publicUrl === undefined) return [notSetUp()]
    try {
      const query = `${publicUrl}/api/stats/probe?key=${await probe.makeKey()}`
      const requestId = `check-${randomUUID()}`
      const headers = {
        'x-request-id': requestId,
        'x-forwarded-for': FORGED,
        cookie: 'check=1',
        authorization: 'check',
      }
      const answer = await askSite(query, headers)
      const arrived = await readProbe(answer)
      if (!arrived) throw new SiteSilent('otherSite', { status: answer.status })
      const found = [
        ...judgeForwarding(arrived, trustsProxy),
        ...judgeAddress(arrived, new URL(publicUrl)),
        ...judgeHeaders(arrived, answer, requestId),
        ...(await judgeLongLine(query)),
        ...judgeSafety(answer, new URL(publicUrl)),
      ]
      return found.length > 0 ? found : [fine('ready', { publicUrl })]
    } catch (error) {
      if (error instanceof SiteSilent) return [problem(error.fault, { publicUrl, ...error.details })]
      return [problem('unreachable', { publicUrl, code: String(error) })]
    }
  }

/** Whether the visitor's address is what the proxy has seen, and not what the visitor says. */
function judgeForwarding({ address, forwardedFor }: ProbeAnswer, trustsProxy: boolean): Finding[] {
  if (address === FORGED) return [problem('forgeable')]
  const [seen] = forwardedFor.filter((entry) => entry !== FORGED)
  if (seen === undefined) return []
  if (!trustsProxy) return [problem('untrusted')]
  return address === seen ? [] : [problem('tooFewHops', { address })]
}

function judgeAddress({ protocol, host }: ProbeAnswer, expected: URL): Finding[] {
  const found: Finding[] = []
  if (`${protocol}:` !== expected.protocol) found.push(problem('wrongProtocol', { protocol }))
  if (host !== expected.host) found.push(problem('wrongHost', { host, expected: expected.host }))
  return found
}

/** What gets lost on the way there and back. */
function judgeHeaders(arrived: ProbeAnswer, { headers }: Response, requestId: string): Finding[] {
  const found: Finding[] = []
  if (arrived.requestId !== requestId || headers.get('x-request-id') !== requestId)
    found.push(problem('requestIdLost'))
  if (!arrived.hasCookie) found.push(problem('cookieLost'))
  if (!arrived.hasAuthorization) found.push(problem('authorizationLost'))
  if (!headers.has('content-security-policy')) found.push(problem('headersLost'))
  return found
}

/** A long question in an address: proxies take less by default than the server. */
async function judgeLongLine(query: string): Promise<Finding[]> {
  const answer = await askSite(`${query}&padding=${'x'.repeat(LONG)}`)
  const arrived = await readProbe(answer)
  return arrived?.paddingLength === LONG ? [] : [problem('shortLine', { status: answer.status })]
}

function judgeSafety({ headers }: Response, { protocol, hostname }: URL): Finding[] {
  if (protocol === 'https:') return headers.has('strict-transport-security') ? [] : [problem('hstsLost')]
  return isOwnMachine(hostname) ? [] : [problem('noTls')]
}

const isOwnMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
