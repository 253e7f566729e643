import DOMPurify, { type Config } from 'dompurify'

/** Exactly what our markdown rules emit. */
const config: Config = {
  ALLOWED_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'blockquote',
    'hr',
    'br',
    'ul',
    'ol',
    'li',
    'div',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'img',
    'em',
    'strong',
    's',
    'sub',
    'sup',
    'code',
    'span',
    'button',
    'label',
    'input',
    '#text',
  ],
  ALLOWED_ATTR: [
    'id',
    'class',
    'title',
    'role',
    'tabindex',
    'start',
    'href',
    'target',
    'rel',
    'src',
    'alt',
    'loading',
    'decoding',
    'referrerpolicy',
    'type',
    'disabled',
    'checked',
    'data-copy',
    'data-math',
    'data-diagram',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

const fragmentConfig: Config = { ...config, RETURN_DOM_FRAGMENT: true }
const trustedConfig: Config = { ...config, RETURN_TRUSTED_TYPE: true }

let configured: Config | undefined

/** DOMPurify reads a configuration that is not set anew for each text, which for a short one takes as long as the rest. */
function configure(next: Config): void {
  if (next === configured) return
  DOMPurify.setConfig(next)
  configured = next
}

/** Leaves only the tags, attributes and schemes markdown may have. Without a DOM (on the server) the html passes. */
export function sanitize(html: string): string {
  if (!DOMPurify.isSupported) return html
  configure(config)
  return DOMPurify.sanitize(html)
}

/** The same as nodes: saves writing the html out and reading it again. Needs a DOM. */
export function sanitizeToFragment(html: string): DocumentFragment {
  configure(fragmentConfig)
  return DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true })
}

/** The same as a TrustedHTML, where the browser has Trusted Types, for pages that accept nothing else. */
export function sanitizeTrusted(html: string): string | TrustedHTML {
  if (!DOMPurify.isSupported) return html
  configure(trustedConfig)
  return DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true })
}
