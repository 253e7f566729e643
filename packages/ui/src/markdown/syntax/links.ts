import { isExternal, isOwnImage, isSafeImage } from '@app/markdown'
import type { MarkdownIt, RendererRule } from 'markdown-it'
import { contextOf } from '../render-context.ts'

const renderLinkOpen: RendererRule = (tokens, index, options, env, renderer) => {
  const token = tokens[index]
  const address = String(token?.attrGet('href') ?? '')
  if (address.startsWith('#')) {
    token?.attrSet('href', `#${contextOf(env).idPrefix}${address.slice(1)}`)
  } else if (isExternal(address)) {
    token?.attrSet('target', '_blank')
    token?.attrSet('rel', 'noopener noreferrer nofollow')
  }
  return renderer.renderToken(tokens, index, options)
}

/** Pictures beside the file of whoever wrote it were never here. */
function isPlaced(address: string): boolean {
  return address.startsWith('/') || isExternal(address)
}

function imageRule({ utils: { escapeHtml } }: MarkdownIt): RendererRule {
  const missing = (word: string, name: string) =>
    `<span class="md-missing">${escapeHtml(`${word} ${name}`.trim())}</span>`
  const linkTo = (address: string, text: string) =>
    `<a href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer nofollow">${escapeHtml(text || address)}</a>`

  return (tokens, index, options, env, renderer) => {
    const token = tokens[index]
    if (!token) return ''
    const alt = renderer.renderInlineAsText(token.children ?? [], options, env)
    const address = String(token.attrGet('src'))
    if (!isSafeImage(address)) return escapeHtml(alt)
    if (!isPlaced(address)) return missing(contextOf(env).labels.missingPicture, alt)
    if (contextOf(env).ownImagesOnly && !isOwnImage(address)) return linkTo(address, alt)
    token.attrSet('alt', alt)
    token.attrSet('loading', 'lazy')
    token.attrSet('decoding', 'async')
    token.attrSet('referrerpolicy', 'no-referrer')
    return renderer.renderToken(tokens, index, options)
  }
}

/** Links and pictures: outside links in a new tab, links within the text to its prefixed ids. */
export function links(md: MarkdownIt): void {
  md.renderer.rules.link_open = renderLinkOpen
  md.renderer.rules.image = imageRule(md)
}
