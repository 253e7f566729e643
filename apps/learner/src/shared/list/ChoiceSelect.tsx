import { Select } from 'antd'
import styles from './FilterChoices.module.css'

interface Props {
  name: string
  values: readonly string[]
  options: { value: string; label: string; hint?: string | undefined }[]
  most?: number | undefined
  /** Whether one value is chosen at most: choosing it closes the list. */
  isSingle: boolean
  onChange: (values: string[]) => void
  /** The list is closed. @param hasFocus whether the focus is still here, and not where one has gone on */
  onClose: (hasFocus: boolean) => void
}

/** A filter while its list is open. */
export function ChoiceSelect({ name, values, options, most, isSingle, onChange, onClose }: Props) {
  return (
    <Select<string | string[]>
      className={styles.open ?? ''}
      {...(!isSingle && { mode: 'multiple' })}
      aria-label={name}
      placeholder={name}
      value={isSingle ? (values[0] ?? []) : [...values]}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      optionRender={({ label, data }) => (
        <span className={styles.option}>
          {label}
          {data.hint && <small>{data.hint}</small>}
        </span>
      )}
      maxTagCount={1}
      popupMatchSelectWidth={false}
      autoFocus
      defaultOpen
      {...(most !== undefined && { maxCount: most })}
      onChange={(chosen) => onChange([chosen].flat())}
      onOpenChange={(isOpen) => isOpen || onClose(true)}
      onBlur={() => onClose(false)}
    />
  )
}
