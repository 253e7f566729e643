import { type Theme, ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Puts the labels of a table's checkboxes on their inputs: react-admin puts them on the span around. */
export function CheckboxLabels({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const relabel = useCallback(
    (theme: Theme): Theme => ({
      ...theme,
      components: {
        ...theme.components,
        MuiCheckbox: {
          defaultProps: {
            slotProps: {
              root: { 'aria-label': undefined },
              input: { 'aria-label': t('ra.action.select_row') },
            },
          },
        },
      },
    }),
    [t],
  )
  return <ThemeProvider theme={relabel}>{children}</ThemeProvider>
}
