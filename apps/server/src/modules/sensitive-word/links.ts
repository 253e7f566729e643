/** What readers would type, were it no link. */
const TYPED = /(?:https?:\/\/|www\.)[^\s<>()[\]"'`，。；！？、）】》]+/giu

/** The reader's own machine, which examples of code name. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0)(?::\d+)?$/

/** What a relative address leads to. */
const HERE = 'here.invalid'

/**
 * Whether a text leads to another site: by an address that readers see or by a link's target.
 * @param ownSite the origin of this one, when it is known
 */
export function hasForeignLink(
  { text, targets }: { text: string; targets: readonly string[] },
  ownSite: string | undefined,
): boolean {
  const ownHost = ownSite && new URL(ownSite).host
  const typed = text.match(TYPED) ?? []
  const hosts = [
    ...targets.map((target) => hostOf(target)),
    ...typed.map((address) => hostOf(withScheme(address))),
  ]
  return hosts.some((host) => host !== '' && host !== HERE && host !== ownHost && !LOCAL.test(host))
}

const withScheme = (address: string): string => address.replace(/^www\./i, 'https://www.')

/** As browsers take it; empty for what leads to no site. */
const hostOf = (address: string): string => URL.parse(address, `https://${HERE}`)?.host ?? ''
