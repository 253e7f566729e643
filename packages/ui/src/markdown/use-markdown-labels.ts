import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarkdownLabels } from './markdown-options.ts'

/** The labels renderMarkdown needs, in the current language. */
export function useMarkdownLabels(): MarkdownLabels {
  const { t } = useTranslation('ui')
  return useMemo(() => ({ copy: t('copy'), table: t('table') }), [t])
}
