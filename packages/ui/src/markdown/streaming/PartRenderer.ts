import type { Env } from 'markdown-it'
import type { MarkdownOptions } from '../markdown-options.ts'
import { contextOf, createEnv } from '../render-context.ts'
import { parser } from '../render-markdown.ts'
import { sanitizeToFragment } from '../sanitize.ts'

/** Where link reference definitions lead, by label, as markdown-it keeps them. */
export type References = NonNullable<Env['references']>

/** A part of a text, rendered. */
export interface RenderedPart {
  fragment: DocumentFragment
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
  slugs = new Set<string>()

  constructor(options: MarkdownOptions) {
    this.options = options
  }

  render(source: string): RenderedPart {
    return this.#render(source, false)
  }

  /** Renders what is still being written: nothing of it is remembered. */
  renderDraft(source: string): DocumentFragment {
    return this.#render(source, true).fragment
  }

  #render(source: string, isDraft: boolean): RenderedPart {
    const definitions: References = Object.create(null)
    const missing = new Set<string>()
    const slugs = isDraft ? new Set(this.slugs) : this.slugs
    const env = createEnv(this.options, { slugs, isDraft })
    env.references = new Proxy(definitions, {
      get: (own, label: string) => {
        const reference = this.references[label] ?? own[label]
        if (!reference) missing.add(label)
        return reference
      },
    })
    const fragment = sanitizeToFragment(parser.render(source, env))
    for (const label of Object.keys(definitions)) missing.delete(label)
    return { fragment, definitions, missing, headings: contextOf(env).headings }
  }
}
