import type { Env } from 'markdown-it'
import type { MarkdownOptions } from '../markdown-options.ts'
import { contextOf, createEnv } from '../render-context.ts'
import { parser } from '../render-markdown.ts'
import type { Slugs } from '../slug.ts'

/** Where link reference definitions lead, by label, as markdown-it keeps them. */
export type References = NonNullable<Env['references']>

/** A part of a text, rendered. */
export interface RenderedPart {
  /** Not sanitized. */
  html: string
  /** The link references it makes. */
  definitions: References
  /** The labels in it that nothing defines yet. */
  missing: Set<string>
  /** Its headings' texts. */
  headings: string[]
}

/** Renders the parts of one text: each knows the heading ids and the link references of those before it. */
export class PartRenderer {
  readonly options: MarkdownOptions
  readonly references: References = Object.create(null)
  slugs: Slugs = new Map()

  constructor(options: MarkdownOptions) {
    this.options = options
  }

  render(source: string): RenderedPart {
    const definitions: References = Object.create(null)
    const missing = new Set<string>()
    const env = createEnv(this.options, { slugs: this.slugs })
    env.references = this.#referencesWith(definitions, missing)
    const html = parser.render(source, env)
    for (const label of Object.keys(definitions)) missing.delete(label)
    return { html, definitions, missing, headings: contextOf(env).headings }
  }

  /** The html of what is still being written, not sanitized. Nothing of it is remembered. */
  renderDraft(source: string): string {
    const env = createEnv(this.options, { slugs: new Map(this.slugs), isDraft: true })
    env.references = this.#referencesWith(Object.create(null), new Set())
    return parser.render(source, env)
  }

  /** The references of the text before, and those the part defines. */
  #referencesWith(definitions: References, missing: Set<string>): References {
    return new Proxy(definitions, {
      get: (own, label: string) => {
        const reference = this.references[label] ?? own[label]
        if (!reference) missing.add(label)
        return reference
      },
    })
  }
}
