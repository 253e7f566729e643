import { type ThemeMode, tokens } from '../../theme/tokens.ts'

/** What mermaid calls its colour scales, and how many colours each has. */
const scales = { pale: ['cScale', 'pie', 'fillType'], strong: ['git'] }
const scaleLength = 12

/** mermaid's theme variables from our tokens; what is not named here mermaid derives. */
export function diagramColors(mode: ThemeMode): Record<string, string | boolean> {
  const t = tokens[mode]
  return {
    darkMode: mode === 'dark',
    dropShadow: 'none',
    useGradient: false,
    fontFamily: t['font-family'],
    fontSize: '14px',
    background: t['color-bg-container'],
    primaryColor: t['color-primary-bg'],
    primaryBorderColor: t['color-primary-border'],
    primaryTextColor: t['color-text'],
    secondaryColor: t['color-info-bg'],
    tertiaryColor: t['color-fill'],
    lineColor: t['color-text-tertiary'],
    textColor: t['color-text'],
    pieStrokeColor: t['color-border'],
    pieOuterStrokeColor: t['color-border'],
    noteBkgColor: t['color-warning-bg'],
    noteBorderColor: t['color-border'],
    noteTextColor: t['color-text'],
    ...scaleColors(mode),
  }
}

function scaleColors(mode: ThemeMode): Record<string, string> {
  const t = tokens[mode]
  const hues = ['primary', 'info', 'warning', 'success', 'error'] as const
  const colors: Record<string, string> = {}
  for (let index = 0; index < scaleLength; index++) {
    const hue = hues[index % hues.length] ?? 'primary'
    for (const scale of scales.pale) colors[scale + index] = t[`color-${hue}-bg`]
    for (const scale of scales.strong) colors[scale + index] = t[`color-${hue}`]
    colors[`cScaleLabel${index}`] = t['color-text']
    colors[`gitBranchLabel${index}`] = t['color-text-on-primary']
  }
  return colors
}
