import { TextInput } from 'react-admin'
import { filterWidth } from './filter-width.ts'
import { endOfDay, startOfDay, toDay, toLastDay } from './local-days.ts'

/** Filters a list by days in the admin's time zone: the filters `<source>From` and `<source>To`. */
export function DateRangeFilter({ source }: { source: string }) {
  const common = {
    type: 'date',
    helperText: false,
    margin: 'none',
    sx: filterWidth,
    slotProps: { inputLabel: { shrink: true } },
  } as const
  return (
    <>
      <TextInput source={`${source}From`} {...common} format={toDay} parse={startOfDay} />
      <TextInput source={`${source}To`} {...common} format={toLastDay} parse={endOfDay} />
    </>
  )
}
