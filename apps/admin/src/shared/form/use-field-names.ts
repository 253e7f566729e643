import { useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'

/** Names fields of the resource around, as a list within a sentence. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const { t, i18n } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const list = new Intl.ListFormat(i18n.language)
  return (fields) => list.format(fields.map((field) => t(`resources.${resource}.fields.${field}`)))
}
