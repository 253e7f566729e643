import { AutoComplete } from 'antd'
import { Icon } from '../Icon.tsx'
import { fitting, type Suggestion } from './fitting.ts'
import styles from './KeywordFilter.module.css'

interface Props {
  label: string
  text: string
  suggestions: readonly Suggestion[]
  onChange: (text: string) => void
  /** Called with what was taken of what is offered. */
  onChoose: (name: string) => void
}

/** The box of a filter that offers what fits; it takes the place of one that was just touched. */
export function SuggestInput({ label, text, suggestions, onChange, onChoose }: Props) {
  return (
    <AutoComplete
      className={styles.suggest ?? ''}
      autoFocus
      defaultActiveFirstOption={false}
      prefix={<Icon name="search" size={16} />}
      placeholder={label}
      aria-label={label}
      maxLength={100}
      options={fitting(suggestions, text).map((value) => ({ value }))}
      value={text}
      onChange={(value: string | undefined) => onChange(value ?? '')}
      onSelect={(name: string | undefined) => onChoose(name ?? '')}
    />
  )
}
