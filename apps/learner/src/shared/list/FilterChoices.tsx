import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyAntd } from '../antd/lazy-antd.tsx'
import { Icon } from '../Icon.tsx'
import { importCode } from '../import-code.ts'
import { useRootStore } from '../root/store-context.ts'
import styles from './FilterChoices.module.css'

interface Props<V extends string | number> {
  /** What is chosen among, e.g. 难度; shown while nothing is chosen. */
  name: string
  values: readonly V[]
  /** What can be chosen; a hint stands beside it in the list, such as how many there are. */
  options: readonly { value: V; text: string; hint?: string }[]
  /** As many as can be chosen at once. */
  most?: number
  isSingle?: boolean
  onChange: (values: V[]) => void
}

const importSelect = () => import('./ChoiceSelect.tsx').then((module) => module.ChoiceSelect)
const LazyChoiceSelect = lazyAntd(importSelect)

/** A filter that takes one value or several: a chip, and antd's select with its search from the first touch on. */
export function FilterChoices<V extends string | number>({
  name,
  values,
  options,
  most,
  isSingle = false,
  onChange,
}: Props<V>) {
  const { t } = useTranslation()
  const { toasts } = useRootStore()
  const [isOpen, setOpen] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const texts = values.map((value) => options.find((option) => option.value === value)?.text ?? String(value))

  const open = () =>
    importCode(importSelect).then(
      () => setOpen(true),
      () => toasts.error(t('failure.offline')),
    )
  const close = (hasFocus: boolean) => {
    setOpen(false)
    if (hasFocus) requestAnimationFrame(() => chip.current?.focus())
  }
  const outline = (
    <span className={styles.chip} data-chosen={values.length > 0}>
      <button
        ref={chip}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-label={texts.length > 0 ? t('list.chosen', { name, values: texts.join(t('list.and')) }) : name}
        onClick={() => void open()}
      >
        <span className={styles.text}>{texts.length > 0 ? texts.join(t('list.and')) : name}</span>
      </button>
      {values.length > 0 ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('list.clearFilter', { name })}
          onClick={() => onChange([])}
        >
          <Icon name="x" size={14} />
        </button>
      ) : (
        <span className={styles.arrow}>
          <Icon name="down" size={14} />
        </span>
      )}
    </span>
  )
  if (!isOpen) return outline
  return (
    <LazyChoiceSelect
      outline={outline}
      name={name}
      values={values.map(String)}
      options={options.map(({ value, text, hint }) => ({ value: String(value), label: text, hint }))}
      most={most}
      isSingle={isSingle}
      onChange={(chosen) =>
        onChange(options.flatMap(({ value }) => (chosen.includes(String(value)) ? [value] : [])))
      }
      onClose={close}
    />
  )
}
