import { useTranslation } from 'react-i18next'

/** Names fields of a resource, as a list within a sentence. */
export function useFieldNames(resource: string): (fields: readonly string[]) => string {
  const { t, i18n } = useTranslation('admin')
  const list = new Intl.ListFormat(i18n.language)
  return (fields) => list.format(fields.map((field) => t(`resources.${resource}.fields.${field}`)))
}
