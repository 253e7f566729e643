export { MarkdownEditor } from './MarkdownEditor.tsx'
