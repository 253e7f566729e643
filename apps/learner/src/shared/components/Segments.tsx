import styles from './Segments.module.css'

interface SegmentsProps<V extends string> {
  label: string
  options: readonly { value: V; name: string; lang?: string }[]
  value: V
  onChoose: (value: V) => void
}

/** A row of buttons of which one is pressed. */
export function Segments<V extends string>({ label, options, value, onChoose }: SegmentsProps<V>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.name}
        </button>
      ))}
    </fieldset>
  )
}
