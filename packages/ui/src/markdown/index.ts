export { Markdown } from './Markdown.tsx'
export type { MarkdownLabels, MarkdownOptions } from './markdown-options.ts'
export { renderMarkdown, renderTrustedMarkdown } from './render-markdown.ts'
export { useMarkdownLabels } from './use-markdown-labels.ts'
