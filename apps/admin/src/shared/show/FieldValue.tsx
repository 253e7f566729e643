import { useTranslation } from 'react-i18next'
import styles from './FieldValue.module.css'
import { TimeText } from './TimeText.tsx'

/** Fields with a fixed set of values, and the texts' group that translates them. */
const choices: Readonly<Record<string, string>> = {
  userRole: 'role',
  state: 'userState',
  audience: 'audience',
  difficulty: 'difficulty',
  status: 'status',
}

interface FieldValueProps {
  /** The field's name in the contract. */
  field: string
  value: unknown
}

/** Any field of a record as text: choices translated, times in local time, lists and objects in full. */
export function FieldValue({ field, value }: FieldValueProps) {
  const { t } = useTranslation('admin')
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(`ra.boolean.${value}`)
  if (typeof value === 'object') return <pre className={styles.data}>{JSON.stringify(value, null, 2)}</pre>
  const text = String(value)
  if (field.endsWith('Time')) return <TimeText time={text} />
  const names = choices[field]
  return names ? t(`${names}.${text}`) : <span className={styles.text}>{text}</span>
}
