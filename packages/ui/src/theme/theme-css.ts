import { mediaTokens, modeTokens, sharedTokens, type ThemeMode } from './tokens.ts'

/** Written as the formatter would: long values go to a line of their own. */
function declaration([property, value]: [string, string]): string {
  const line = `  ${property}: ${value};`
  return line.length <= 110 ? line : `  ${property}:\n    ${value};`
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(declaration)
  return `${selector} {\n${lines.join('\n')}\n}\n`
}

function media(query: string, content: string): string {
  return `@media ${query} {\n${content.trimEnd().replace(/^/gm, '  ')}\n}\n`
}

function variables(tokens: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
}

function declarations(mode: ThemeMode): Record<string, string> {
  return { 'color-scheme': mode, ...variables(modeTokens[mode]) }
}

/** The stylesheet of the tokens: follows the system unless `data-theme` on an element says light or dark. Paper is light. */
export function themeCss(): string {
  return [
    '/* Generated from tokens.ts by generate-css.ts. */\n',
    rule(':root', { ...declarations('light'), ...variables(sharedTokens) }),
    media('screen', rule('[data-theme="dark"]', declarations('dark'))),
    media(
      'screen and (prefers-color-scheme: dark)',
      rule(':root:not([data-theme="light"])', declarations('dark')),
    ),
    ...Object.entries(mediaTokens).map(([query, tokens]) => media(query, rule(':root', variables(tokens)))),
  ].join('')
}
