/** As many addresses as a file may list, by sitemaps.org. */
const MAX_ADDRESSES = 50_000

/**
 * The sitemap's files by their paths: one, or as many as the addresses need and an index of them.
 * @param paths of the pages, each with its query
 * @param origin of the site, e.g. `https://example.com`
 * @param size addresses in a file
 */
export function composeSitemap(
  paths: readonly string[],
  origin: string,
  size = MAX_ADDRESSES,
): Map<string, string> {
  const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
  if (urls.length <= size) return new Map([['/sitemap.xml', wrap('urlset', urls)]])
  const files = new Map<string, string>()
  for (let start = 0; start < urls.length; start += size)
    files.set(`/sitemap-${files.size + 1}.xml`, wrap('urlset', urls.slice(start, start + size)))
  const index = [...files.keys()].map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return files.set('/sitemap.xml', wrap('sitemapindex', index))
}

const wrap = (element: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${element}>`,
    '',
  ].join('\n')

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
