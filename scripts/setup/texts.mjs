import { readFileSync } from 'node:fs'

/** @type {{ setup: Record<string, string> }} */
const { setup } = JSON.parse(
  readFileSync(new URL('../../locales/zh-CN/operator.json', import.meta.url), 'utf8'),
)

/**
 * A text for whoever sets the product up, before any package is there to give it.
 * @param {string} key below `setup.` in locales/<lng>/operator.json
 * @param {Record<string, string>} values
 */
export function setupText(key, values = {}) {
  return (setup[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
}
