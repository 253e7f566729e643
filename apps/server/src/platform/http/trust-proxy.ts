import { BlockList, isIP } from 'node:net'

type IsTrusted = (address: string, hop: number) => boolean

/** Which proxies in front of the server are believed, in Fastify's forms: none, the nearest ones, or those of a list. */
export type TrustProxy = false | IsTrusted | string[]

const nearest =
  (count: number): IsTrusted =>
  (_, hop) =>
    hop < count

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads the setting. `true` is the one proxy in front: the address that it has seen itself counts. To believe
 * everything that a request says of its way would let visitors choose their address.
 * @returns undefined when the setting is none of its forms
 */
export function parseTrustProxy(setting: string): TrustProxy | undefined {
  if (setting === 'false') return false
  if (setting === 'true') return nearest(1)
  if (/^\d{1,2}$/.test(setting)) return nearest(Number(setting))
  const entries = setting.split(',').map((entry) => entry.trim())
  return entries.every((entry) => names.has(entry) || isNetwork(entry)) ? entries : undefined
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  try {
    new BlockList().addSubnet(
      address,
      prefix === '' ? Number.NaN : Number(prefix),
      version === 4 ? 'ipv4' : 'ipv6',
    )
    return /^\d+$/.test(prefix)
  } catch {
    return false
  }
}
