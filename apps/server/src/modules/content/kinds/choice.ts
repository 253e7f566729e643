import { LANGUAGES } from '@app/contract/common/languages'
import type { Cell } from '@app/contract/content/cells'
import { translator } from '../../../platform/i18n.ts'

/** What somebody chose, by its name in any language, or as it is written, for the schema to refuse. */
export function chosen({ name, options }: NonNullable<Cell['choice']>, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const wanted = value.trim().toLowerCase()
  const isNamed = (option: string | boolean) =>
    wanted === String(option) ||
    LANGUAGES.some(
      (language) => translator(language)(`sheet:choice.${name}.${option}`).toLowerCase() === wanted,
    )
  return options.find(isNamed) ?? value
}
