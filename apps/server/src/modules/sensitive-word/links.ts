/** What readers could follow to elsewhere: what Markdown makes a link of, and what they would type. */
const ADDRESS = /(?:https?:\/\/|www\.|\](?:\(|:)\s*<?\/\/)[^\s<>()[\]"'`，。；！？、）】》]+/giu

/** The reader's own machine, which examples of code name. */
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0)(?::\d+)?$/

/** Whether a text links to another site. @param ownSite the origin of this one, when it is known */
export function hasForeignLink(text: string, ownSite: string | undefined): boolean {
  const ownHost = ownSite && new URL(ownSite).host
  return [...text.matchAll(ADDRESS)].some(([address]) => {
    const host = hostOf(address)
    return host !== null && host !== ownHost && !LOCAL.test(host)
  })
}

/** @returns null for what is no address after all */
function hostOf(address: string): string | null {
  const url = URL.parse(address.replace(/^(?!https?:)(?:\][(:]\s*<?\/\/)?/i, 'https://'))
  return url?.host ?? null
}
