import { muiThemeOptions, type ThemeMode } from '@app/ui/theme'
import type { TFunction } from 'i18next'
import type { RaThemeOptions } from 'react-admin'
import { componentStyles } from './component-styles.ts'

/** The breakpoints of the learner site. */
const breakpoints = { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1536 } }

/**
 * The look of MUI's and react-admin's components, and MUI's own few texts.
 * @param t texts of the namespace `admin`
 */
export function consoleTheme(mode: ThemeMode, t: TFunction<'admin'>): RaThemeOptions {
  const base = muiThemeOptions(mode)
  return {
    ...base,
    breakpoints,
    components: { ...base.components, ...componentStyles, ...componentTexts(t) },
  }
}

type PageButton = 'first' | 'last' | 'next' | 'previous'

function componentTexts(t: TFunction<'admin'>): RaThemeOptions['components'] {
  return {
    MuiAutocomplete: {
      styleOverrides: { option: { fontSize: 14 } },
      defaultProps: {
        clearText: t('ra.action.clear_input_value'),
        closeText: t('ra.action.close'),
        openText: t('ra.action.open'),
        loadingText: t('ra.message.loading'),
        noOptionsText: t('list.noOptions'),
      },
    },
    MuiTablePagination: {
      defaultProps: { getItemAriaLabel: (type: PageButton) => t(`ra.navigation.${type}`) },
      styleOverrides: {
        root: {
          borderBottom: 0,
          borderTop: '1px solid var(--color-border-secondary)',
          color: 'var(--color-text-secondary)',
          overflow: 'visible',
          width: '100%',
          display: 'block',
        },
        toolbar: { minHeight: 52, paddingInline: 16, gap: 8, flexWrap: 'wrap' },
        spacer: { display: 'none' },
        selectLabel: { fontSize: 13 },
        select: { fontSize: 13 },
        displayedRows: { fontSize: 13, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
        actions: { marginInlineStart: 0 },
      },
    },
  }
}
