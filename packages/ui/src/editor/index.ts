export { MarkdownEditor } from './MarkdownEditor.tsx'
export { WritingEditor } from './WritingEditor.tsx'
