import { useTranslation } from 'react-i18next'
import type { SheetTexts } from './write-sheet.ts'

/** Loads the names of columns and choices as sheets say them. */
export function useSheetTexts(): () => Promise<SheetTexts> {
  const { i18n } = useTranslation('admin')
  return async () => {
    await i18n.loadNamespaces('sheet')
    const t = i18n.getFixedT(null, 'sheet')
    return (key) => t(key, { defaultValue: '' })
  }
}
