import { isIPv6 } from 'node:net'

/**
 * What stands for one visitor when acts are counted by address: an IPv4 address, or the /64 of an IPv6 address, which
 * one household or server has alone and may choose any address of.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return address
  // The URL parser writes every spelling of an address in one way, and IPv4 parts as numbers.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const groups = [
    ...(before ?? []),
    ...zeros(8 - (before?.length ?? 0) - (after?.length ?? 0)),
    ...(after ?? []),
  ]
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') return groups.slice(6).map(bytesOf).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

const zeros = (count: number): string[] => Array.from({ length: count }, () => '0')

function bytesOf(group: string): string {
  const value = Number.parseInt(group, 16)
  return `${value >> 8}.${value & 255}`
}
