import { alertKindOf } from '@app/markdown'
import type { MarkdownIt } from 'markdown-it'
import { contextOf } from '../render-context.ts'

/** The name of its kind is the title of an alert without one. */
export function alerts(md: MarkdownIt): void {
  const { escapeHtml } = md.utils
  md.renderer.rules.alert_kind = (tokens, index, _options, env) => {
    const kind = alertKindOf(tokens[index]?.info ?? '')
    return kind ? escapeHtml(contextOf(env).labels.alerts[kind]) : ''
  }
}
