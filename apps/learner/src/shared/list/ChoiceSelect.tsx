import { Select } from 'antd'
import styles from './FilterSelect.module.css'

interface Props {
  name: string
  values: readonly string[]
  options: { value: string; label: string; hint?: string | undefined }[]
  most?: number | undefined
  onChange: (values: string[]) => void
  /** The list is closed. @param hasFocus whether the focus is still here, and not where one has gone on */
  onClose: (hasFocus: boolean) => void
}

/** A filter while its list is open. */
export function ChoiceSelect({ name, values, options, most, onChange, onClose }: Props) {
  return (
    <Select
      className={styles.open ?? ''}
      mode="multiple"
      aria-label={name}
      placeholder={name}
      value={[...values]}
      options={options}
      optionFilterProp="label"
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
      onChange={onChange}
      onOpenChange={(isOpen) => isOpen || onClose(true)}
      onBlur={() => onClose(false)}
    />
  )
}
