import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarkdownLabels } from './markdown-options.ts'

/** Always the same: without it useTranslation looks everything up again with every text that grows. */
const options = {}

/** The labels renderMarkdown needs, in the current language. */
export function useMarkdownLabels(): MarkdownLabels {
  const { t } = useTranslation('ui', options)
  return useMemo(
    () => ({
      copy: t('copy'),
      table: t('table'),
      alerts: {
        note: t('alert.note'),
        tip: t('alert.tip'),
        important: t('alert.important'),
        warning: t('alert.warning'),
        caution: t('alert.caution'),
      },
      missingPicture: t('missingPicture'),
    }),
    [t],
  )
}
