import { readdirSync, readFileSync } from 'node:fs'

const LOCALES = new URL('../../locales/', import.meta.url)

/** @type {{ setup: Record<string, string> }} */
const { setup } = JSON.parse(readFileSync(new URL(`${findLanguage()}/operator.json`, LOCALES), 'utf8'))

/**
 * A text for whoever sets the product up, before any package is there to give it.
 * @param {string} key below `setup.` in locales/<lng>/operator.json
 * @param {Record<string, string>} values
 */
export function setupText(key, values = {}) {
  return (setup[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
}

/** The terminal's language, found more simply than the server does, which needs packages for it. */
function findLanguage() {
  const { LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env
  const wanted = (LANGUAGE || LC_ALL || LC_MESSAGES || LANG || '').split(/[.:@]/)[0]?.replace('_', '-') ?? ''
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = languages.map(({ name }) => name)
  const ofKind = names.find((name) => wanted.length > 1 && name.split('-')[0] === wanted.split('-')[0])
  return names.find((name) => name === wanted) ?? ofKind ?? 'zh-CN'
}
