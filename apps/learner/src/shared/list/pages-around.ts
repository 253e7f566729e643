/** The first and last page and those beside the current one; null stands for a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(wanted.filter((page) => page >= 1 && page <= last))].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
