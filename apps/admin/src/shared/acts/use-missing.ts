import { HttpError } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'

/** Makes a message that names the fields one incomplete record lacks; of several, the server names the records. */
export function useMissing(resource: string) {
  const { t, i18n } = useTranslation('admin')
  const join = new Intl.ListFormat(i18n.language)
  return (error: unknown): string => {
    if (!(error instanceof HttpError)) return messageOf(error)
    const paths = Object.keys(error.body?.errors ?? {})
    if (paths.length === 0 || paths.some((path) => !path.startsWith('ids.0.'))) return error.message
    const fields = paths.map((path) => t(`resources.${resource}.fields.${path.split('.').at(-1)}`))
    return t('questions.missing', { fields: join.format(fields) })
  }
}
