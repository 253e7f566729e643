import { FieldTitle, useInput } from 'react-admin'
import { DateField } from '../form/DateField.tsx'
import { filterWidth } from './filter-width.ts'
import { endOfDay, startOfDay, toDay, toLastDay } from './local-days.ts'

/** Filters a list by days in the admin's time zone: the filters `<source>From` and `<source>To`. */
export function DateRangeFilter({ source }: { source: string }) {
  return (
    <>
      <DayFilter source={`${source}From`} toText={toDay} toTime={startOfDay} />
      <DayFilter source={`${source}To`} toText={toLastDay} toTime={endOfDay} />
    </>
  )
}

interface DayFilterProps {
  source: string
  toText: (time: string | undefined) => string
  toTime: (day: string) => string | undefined
}

function DayFilter({ source, toText, toTime }: DayFilterProps) {
  const { field } = useInput({ source })
  return (
    <DateField
      kind="day"
      label={<FieldTitle source={source} />}
      value={toText(field.value)}
      onChange={(day) => field.onChange(toTime(day) ?? '')}
      isReal={(day) => toTime(day) !== undefined}
      sx={filterWidth}
    />
  )
}
