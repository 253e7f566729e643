import type { DrawFilter } from '@app/contract/question-draw/schemas'
import { useTranslation } from 'react-i18next'

/** What a draw of questions is called by its banks, and the rest of its filter in words. */
export function useFilterWords(): (draw: { filter: DrawFilter; bankNames: readonly string[] }) => {
  name: string
  details: string[]
} {
  const { t, i18n } = useTranslation(['practice', 'question'])
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const either = new Intl.ListFormat(i18n.language, { type: 'disjunction' })
  return ({ filter, bankNames }) => ({
    name: bankNames.length > 0 ? list.format(bankNames) : t('filter.everything'),
    details: [
      filter.isFavourite ? t('filter.favourite') : '',
      filter.isEncountered ? t('filter.encountered') : '',
      filter.form ? t(`question:form.${filter.form}`) : '',
      either.format(filter.difficulties.map((value) => t(`question:difficulty.${value}`))),
      either.format(filter.masteries.map((value) => t(`question:mastery.${value}`))),
      either.format(filter.tags),
      filter.keyword && t('filter.quoted', { keyword: filter.keyword }),
    ].filter((words) => words !== ''),
  })
}
