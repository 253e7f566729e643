import { useTranslation } from 'react-i18next'
import { Icon } from '../Icon.tsx'
import styles from './FilterSelect.module.css'

interface Props<V extends string | number> {
  /** What is chosen among, e.g. 难度; shown while nothing is chosen. */
  name: string
  /** Shown instead while nothing is chosen. */
  none?: string
  value: V | undefined
  options: readonly { value: V; text: string }[]
  /** Called with undefined when the choice is cleared. */
  onChange: (value: V | undefined) => void
}

/** One filter as a chip over the browser's own list; a chosen one is tinted and can be taken back. */
export function FilterSelect<V extends string | number>({
  name,
  none = name,
  value,
  options,
  onChange,
}: Props<V>) {
  const { t } = useTranslation()
  return (
    <span className={styles.chip} data-chosen={value !== undefined}>
      <select
        className={styles.select}
        aria-label={name}
        value={value ?? ''}
        onChange={(event) =>
          onChange(options.find((option) => String(option.value) === event.target.value)?.value)
        }
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {value === undefined ? (
        <span className={styles.arrow}>
          <Icon name="down" size={14} />
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('list.clearFilter', { name })}
          onClick={() => onChange(undefined)}
        >
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  )
}
