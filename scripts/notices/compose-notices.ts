import type { ShippedPackage } from './shipped-packages.ts'

const heading = `THIRD-PARTY NOTICES

This product is made with the packages below, each under its own licence. The list was
composed from the installed packages when the product was bundled.
`

/** The list of packages, then each licence text once, under the packages that carry it. */
export function composeNotices(packages: readonly ShippedPackage[]): string {
  const holders = new Map<string, string[]>()
  for (const { texts, ...shipped } of packages)
    for (const text of texts) holders.set(text, [...(holders.get(text) ?? []), titleOf(shipped)])
  const list = packages.map((shipped) => {
    const parts = [titleOf(shipped), shipped.license ?? 'licence: see its text', shipped.homepage ?? '']
    return parts.filter((part) => part !== '').join(' | ')
  })
  const texts = [...holders].map(([text, names]) => `${'='.repeat(80)}\n${names.join('\n')}\n\n${text}\n`)
  return [heading, `${list.join('\n')}\n`, ...texts].join('\n')
}

const titleOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name} ${version}`
