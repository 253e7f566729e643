import type { Env } from 'markdown-it'
import type { MarkdownLabels, MarkdownOptions, Mention } from './markdown-options.ts'
import type { Slugs } from './slug.ts'

/** What the rules know of the text being rendered. Lives as long as one call. */
export interface RenderContext {
  labels: MarkdownLabels
  headingShift: number
  idPrefix: string
  ownImagesOnly: boolean
  breaks: boolean
  mentions: readonly Mention[]
  /** The heading ids taken so far. */
  slugs: Slugs
  /** The text is still being written: no colours, no formulas and diagrams to draw. */
  isDraft: boolean
}

/** What a part of a text shares with the parts before it. */
type Shared = Partial<Pick<RenderContext, 'slugs' | 'isDraft'>>

const contexts = new WeakMap<Env, RenderContext>()

/** Makes the environment markdown-it hands to every rule of one call. */
export function createEnv(
  { labels, headingShift = 1, idPrefix = 'md-', ...options }: MarkdownOptions,
  { slugs = new Map(), isDraft = false }: Shared = {},
): Env {
  const { ownImagesOnly = false, breaks = false, mentions = [] } = options
  const env: Env = {}
  contexts.set(env, { labels, headingShift, idPrefix, ownImagesOnly, breaks, mentions, slugs, isDraft })
  return env
}

/** The context of the call a rule works for. */
export function contextOf(env: Env | undefined): RenderContext {
  const context = env && contexts.get(env)
  if (!context) throw new Error('markdown is rendered through createMarkdown only')
  return context
}
