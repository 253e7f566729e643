const ADDRESS = /(?:https?:)?\/\/([^\s/<>()[\]"'`，。；！？、）】》]+)|www\./giu

/** Whether a text seems to lead to another site. The server decides; this tells in time. */
export function hasForeignAddress(text: string, ownHost: string): boolean {
  return [...text.matchAll(ADDRESS)].some(
    ([, host]) => host === undefined || (host.includes('.') && host !== ownHost),
  )
}
