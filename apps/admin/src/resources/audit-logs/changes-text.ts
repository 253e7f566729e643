import type { TFunction } from 'i18next'
import type { FieldFormats } from '../../data/field-format.ts'
import type { Values } from '../../data/rest-request.ts'
import { fieldText } from '../../shared/show/field-text.ts'

/** A cell of a spreadsheet holds not many more characters. */
const MOST = 30_000

/** One side of a change as an export holds it: a line for each field. @param of the resource whose fields they are */
export function changesText(
  values: Values | null,
  { resource, formats }: { resource: string; formats: FieldFormats },
  t: TFunction<'admin'>,
  language: string,
): string {
  const lines = Object.entries(values ?? {}).map(([field, value]) =>
    t('auditLogs.change', {
      field: t(`resources.${resource}.fields.${field}`),
      value: fieldText(field, value, formats[field], t, language),
    }),
  )
  const text = lines.join('\n')
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text
}
