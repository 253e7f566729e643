import type { BankMastery } from '@app/contract/user-profile/schemas'
import { RadarChart } from '@app/ui/charts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from './BankMastery.tsx'

/** Fewer corners make no figure, more of them no names that can be read. */
const LEAST = 3
const MOST = 8

/** Mastery of the banks practised most as a figure; the list below it has the numbers of all. */
export function MasteryRadar({ banks: all }: { banks: readonly BankMastery[] }) {
  const { t } = useTranslation('profile')
  const banks = useMemo(() => all.slice(0, MOST), [all])
  const labels = useMemo(() => banks.map(({ name }) => name), [banks])
  const values = useMemo(() => banks.map(percentOf), [banks])
  if (banks.length < LEAST) return null
  return <RadarChart label={t('mastery.chart')} labels={labels} values={values} />
}
