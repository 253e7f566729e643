import { FilterChoices } from './FilterChoices.tsx'

interface Props<V extends string | number> {
  /** What is chosen among, e.g. 难度; shown while nothing is chosen. */
  name: string
  value: V | undefined
  options: readonly { value: V; text: string; hint?: string }[]
  /** Called with undefined when the choice is cleared. */
  onChange: (value: V | undefined) => void
}

/** A filter that takes one value. */
export function FilterSelect<V extends string | number>({ value, onChange, ...rest }: Props<V>) {
  return (
    <FilterChoices
      isSingle
      values={value === undefined ? [] : [value]}
      onChange={([chosen]) => onChange(chosen)}
      {...rest}
    />
  )
}
