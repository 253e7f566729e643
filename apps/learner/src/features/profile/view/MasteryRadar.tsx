import type { BankMastery } from '@app/contract/user-profile/schemas'
import { RadarChart } from '@app/ui/charts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from './BankMastery.tsx'

/** Fewer corners make no figure. */
const LEAST = 3

/** Mastery by bank as a figure; the same numbers stand in the list below it. */
export function MasteryRadar({ banks }: { banks: readonly BankMastery[] }) {
  const { t } = useTranslation('profile')
  const labels = useMemo(() => banks.map(({ name }) => name), [banks])
  const values = useMemo(() => banks.map(percentOf), [banks])
  if (banks.length < LEAST) return null
  return <RadarChart label={t('mastery.chart')} labels={labels} values={values} />
}
