import type { Conversation } from '../stores/Conversation.ts'

interface Names {
  title: string
  user: string
  assistant: string
  /** Of the site, for links that lead to it from elsewhere. */
  origin: string
}

/** A conversation as a markdown document. */
export function exportChat({ messages }: Pick<Conversation, 'messages'>, names: Names): string {
  const parts = messages
    .filter(({ content }) => content !== '')
    .map(({ isReply, content, sources }) => {
      const links = sources.map(({ title, path }) => `- [${title}](${names.origin}${path})`)
      return [`## ${isReply ? names.assistant : names.user}`, content, links.join('\n')]
        .filter((part) => part !== '')
        .join('\n\n')
    })
  return `${[`# ${names.title}`, ...parts].join('\n\n')}\n`
}

/** Milliseconds that the browser may take to begin with the file. */
const KEPT_TIME = 60_000

/** Gives the reader a text as a file. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_TIME)
}
