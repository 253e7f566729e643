/** Longer names than a topic may have are not of this site. */
const MAX_TOPICS = 20

/** The page of an interview bank, with the topics that are to be asked about most. */
export function bankAddress(id: number, topics: readonly string[] = []): string {
  const query = new URLSearchParams(topics.map((topic) => ['topic', topic])).toString()
  return `/interview/${id}${query && `?${query}`}`
}

/** Reads the topics from such an address. */
export function readTopics(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('topic'))].slice(0, MAX_TOPICS)
}
