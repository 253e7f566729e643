import type { Trouble } from '@app/runner'
import { useTranslation } from 'react-i18next'
import type { Outcome } from './run-references.ts'

/** Says what went wrong in code, and how a run ended; the latter is empty where its cases tell. */
export function useDescriptions() {
  const { t } = useTranslation('code')
  const describeTrouble = ({ kind, message, line }: Trouble): string => {
    const said = t(`trouble.${kind}`, { message })
    return line === undefined ? said : `${said}\n${t('result.line', { line })}`
  }
  const describeEnd = ({ end, results }: Outcome): string => {
    switch (end.kind) {
      case 'finished':
        return ''
      case 'syntax':
        return describeTrouble(end.trouble)
      case 'timeout':
        return t('end.timeout', { seconds: end.seconds, place: results.length + 1 })
      default:
        return t(`end.${end.kind}`, { ...end })
    }
  }
  return { describeTrouble, describeEnd }
}
