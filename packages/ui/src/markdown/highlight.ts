import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import graphql from 'highlight.js/lib/languages/graphql'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import less from 'highlight.js/lib/languages/less'
import lua from 'highlight.js/lib/languages/lua'
import makefile from 'highlight.js/lib/languages/makefile'
import markdown from 'highlight.js/lib/languages/markdown'
import nginx from 'highlight.js/lib/languages/nginx'
import php from 'highlight.js/lib/languages/php'
import plaintext from 'highlight.js/lib/languages/plaintext'
import powershell from 'highlight.js/lib/languages/powershell'
import properties from 'highlight.js/lib/languages/properties'
import protobuf from 'highlight.js/lib/languages/protobuf'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import scala from 'highlight.js/lib/languages/scala'
import scss from 'highlight.js/lib/languages/scss'
import shell from 'highlight.js/lib/languages/shell'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'

const languages = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  graphql,
  http,
  ini,
  java,
  javascript,
  json,
  kotlin,
  less,
  lua,
  makefile,
  markdown,
  nginx,
  php,
  plaintext,
  powershell,
  properties,
  protobuf,
  python,
  ruby,
  rust,
  scala,
  scss,
  shell,
  sql,
  swift,
  typescript,
  xml,
  yaml,
}

for (const [name, definition] of Object.entries(languages)) hljs.registerLanguage(name, definition)

/** What comes after this many characters is shown plain: highlighting it would block the page. */
const mostCode = 50_000

/** Code is highlighted in sections of about this length, so that none takes long and none depends on what follows it. */
const sectionLength = 2_000

/**
 * Where the first section of the code ends: after the last blank line, or else the last line, that fits. The lines that
 * decide it are the section's own, so it stays when more code follows.
 * @returns undefined when the code is too short to tell
 */
export function firstSectionEnd(code: string): number | undefined {
  if (code.length <= sectionLength) return undefined
  const start = code.slice(0, sectionLength)
  const blank = start.lastIndexOf('\n\n')
  if (blank >= sectionLength / 2) return blank + 2
  const line = start.lastIndexOf('\n')
  if (line >= 0) return line + 1
  const end = code.indexOf('\n', sectionLength)
  return end < 0 ? undefined : end + 1
}

/** One section as html with `hljs-…` classes; `offset` is where it starts in its code. */
export function highlightSection(code: string, language: string, offset: number): string | undefined {
  if (!hljs.getLanguage(language)) return undefined
  const isLong = offset >= mostCode || code.length > 2 * sectionLength
  return hljs.highlight(code, { language: isLong ? 'plaintext' : language, ignoreIllegals: true }).value
}

/** The code as html with `hljs-…` classes, or undefined if the language is unknown. */
export function highlight(code: string, language: string): string | undefined {
  if (!hljs.getLanguage(language)) return undefined
  let html = ''
  for (let offset = 0; offset < code.length; ) {
    const rest = code.slice(offset)
    const section = rest.slice(0, firstSectionEnd(rest))
    html += highlightSection(section, language, offset) ?? ''
    offset += section.length
  }
  return html
}

/** What people call the language: `js` is JavaScript; an unknown one as it was written. */
export function languageName(language: string): string {
  return hljs.getLanguage(language)?.name ?? language
}
