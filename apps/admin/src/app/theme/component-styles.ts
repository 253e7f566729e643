import type { RaThemeOptions } from 'react-admin'

const touch = '@media (pointer: coarse)'

/** The console's styles on top of the shared theme. Colours are CSS variables, which follow the theme mode. */
export const componentStyles: RaThemeOptions['components'] = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiIconButton: {
    styleOverrides: {
      root: { color: 'var(--color-text-secondary)', [touch]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        // iOS zooms in on inputs with smaller text.
        fontSize: 16,
        [touch]: { minHeight: 44 },
        '@media (min-width: 768px)': { fontSize: 14 },
        backgroundColor: 'var(--color-bg-container)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--color-border)' },
        '&:hover:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--color-border-control)',
        },
      },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { fontSize: 14, color: 'var(--color-text-secondary)' } } },
  // The buttons end where the text does.
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { fontSize: 12, backgroundColor: 'var(--color-text)', color: 'var(--color-bg-container)' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { height: 46, padding: '6px 12px', borderBottomColor: 'var(--color-border-secondary)' },
      head: {
        height: 42,
        fontSize: 13,
        fontWeight: 600,
        color: 'var(--color-text-secondary)',
        borderBottomColor: 'var(--color-border)',
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&:last-child > td': { borderBottom: 0 } },
      hover: { '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--color-fill-hover)' } },
    },
  },
  MuiPaginationItem: { styleOverrides: { root: { fontSize: 13, fontVariantNumeric: 'tabular-nums' } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 40 } } },
  MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 10 } } },
  // On the notification's own colours; react-admin's can't be read on them.
  RaNotification: {
    styleOverrides: { root: { '& .RaNotification-undo': { color: 'inherit', textDecoration: 'underline' } } },
  },
  // react-admin gives it a font that the site does not have.
  RaError: { styleOverrides: { root: { fontFamily: 'inherit', opacity: 1 } } },
}
