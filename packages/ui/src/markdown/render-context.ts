import type { Env } from 'markdown-it'
import type { MarkdownLabels, MarkdownOptions } from './markdown-options.ts'

/** What the rules know of the text being rendered. Lives as long as one call. */
export interface RenderContext {
  labels: MarkdownLabels
  headingShift: number
  idPrefix: string
  slugs: Set<string>
}

const contexts = new WeakMap<Env, RenderContext>()

/** Makes the environment markdown-it hands to every rule of one call. */
export function createEnv({ labels, headingShift = 1, idPrefix = 'md-' }: MarkdownOptions): Env {
  const env: Env = {}
  contexts.set(env, { labels, headingShift, idPrefix, slugs: new Set() })
  return env
}

/** The context of the call a rule works for. */
export function contextOf(env: Env | undefined): RenderContext {
  const context = env && contexts.get(env)
  if (!context) throw new Error('markdown is rendered through createMarkdown only')
  return context
}
