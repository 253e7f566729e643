import { type ThemeMode, tokens } from './tokens.ts'

type Six = [string, string, string, string, string, string]
type Shadows = ['none', ...Six, ...Six, ...Six, ...Six]

/** The console is denser than the reading pages. */
const consoleFontSize = 14

function shadows(shadow: string): Shadows {
  const six: Six = [shadow, shadow, shadow, shadow, shadow, shadow]
  return ['none', ...six, ...six, ...six, ...six]
}

function palette(mode: ThemeMode) {
  const t = tokens[mode]
  return {
    mode,
    primary: {
      main: t['color-primary'],
      dark: t['color-primary-hover'],
      light: t['color-primary-bg'],
      contrastText: t['color-text-on-primary'],
    },
    secondary: { main: t['color-primary'], contrastText: t['color-text-on-primary'] },
    success: { main: t['color-success-text'], light: t['color-success-bg'], dark: t['color-success-text'] },
    warning: { main: t['color-warning-text'], light: t['color-warning-bg'], dark: t['color-warning-text'] },
    error: { main: t['color-error-text'], light: t['color-error-bg'], dark: t['color-error-text'] },
    info: { main: t['color-info-text'], light: t['color-info-bg'], dark: t['color-info-text'] },
    text: {
      primary: t['color-text'],
      secondary: t['color-text-secondary'],
      disabled: t['color-text-disabled'],
    },
    background: { default: t['color-bg-layout'], paper: t['color-bg-container'] },
    divider: t['color-border-secondary'],
    action: { selected: t['color-fill'], hover: t['color-fill-hover'] },
  }
}

function components(mode: ThemeMode) {
  const t = tokens[mode]
  const floating = { backgroundColor: t['color-bg-elevated'], backgroundImage: 'none' }
  const text = { color: t['color-primary-text'] }
  return {
    // Only what holds the page back darkens it: a menu does not.
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: t['color-bg-mask'] } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: t['control-height'] },
        sizeSmall: { minHeight: t['control-height-sm'] },
        sizeLarge: { minHeight: t['control-height-lg'] },
        text: { '&.MuiButton-colorPrimary': text },
        outlined: { '&.MuiButton-colorPrimary': text },
      },
    },
    MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: cardStyle(mode) } },
    MuiDrawer: { styleOverrides: { paper: floating } },
    MuiInputBase: { styleOverrides: { root: { minHeight: t['control-height'] } } },
    MuiLink: { styleOverrides: { root: text } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: { styleOverrides: { paper: floating } },
  }
}

function cardStyle(mode: ThemeMode) {
  const t = tokens[mode]
  return { border: `1px solid ${t['color-border-secondary']}`, borderRadius: t['border-radius-lg'] }
}

/** A plain object for MUI's `createTheme`, with literal colours: MUI computes with them. */
export function muiThemeOptions(mode: ThemeMode) {
  const t = tokens[mode]
  const fast = Number.parseFloat(t['motion-duration-fast'])
  const mid = Number.parseFloat(t['motion-duration-mid'])
  return {
    palette: palette(mode),
    typography: {
      fontFamily: t['font-family'],
      fontSize: consoleFontSize,
      fontWeightBold: Number(t['font-weight-strong']),
      fontWeightMedium: Number(t['font-weight-strong']),
      button: { textTransform: 'none' as const },
    },
    shape: { borderRadius: Number.parseFloat(t['border-radius']) },
    shadows: shadows(t['box-shadow']),
    transitions: {
      duration: {
        shortest: fast,
        shorter: fast,
        short: mid,
        standard: mid,
        complex: mid,
        enteringScreen: mid,
        leavingScreen: fast,
      },
    },
    // Drawer and modal are equal: a menu opened in a drawer is a later modal and so lies above it.
    zIndex: {
      appBar: Number(t['z-header']),
      drawer: Number(t['z-mask']),
      modal: Number(t['z-mask']),
      snackbar: Number(t['z-toast']),
      tooltip: Number(t['z-toast']),
    },
    components: components(mode),
  }
}
