/** What readers could follow to elsewhere: what Markdown makes a link of, and what they would type. */
const ADDRESS = /(?:https?:\/\/|www\.|(?<=\]\(\s*<?|\]:\s*<?)\/\/)[^\s<>()[\]"'`，。；！？、）】》]+/giu

/** Whether a text links to another site. @param ownSite the origin of this one, when it is known */
export function hasForeignLink(text: string, ownSite: string | undefined): boolean {
  const ownHost = ownSite && new URL(ownSite).host
  return [...text.matchAll(ADDRESS)].some(([address]) => hostOf(address) !== ownHost)
}

/** @returns null for what is no address after all */
function hostOf(address: string): string | null {
  const url = URL.parse(address.replace(/^(?!https?:)(?:\/\/)?/i, 'https://'))
  return url?.host ?? null
}
