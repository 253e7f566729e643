import { describe, expect, test } from 'vitest'
import { antdTheme } from './antd-theme.ts'
import { muiThemeOptions } from './mui-theme.ts'
import { type ThemeMode, type Token, tokens } from './tokens.ts'

/** Relative luminance and contrast after WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const readable: [text: Token, ground: Token][] = [
  ['color-text', 'color-bg-layout'],
  ['color-text-secondary', 'color-bg-layout'],
  ['color-text-tertiary', 'color-bg-layout'],
  ['color-text-tertiary', 'color-bg-elevated'],
  ['color-primary-text', 'color-bg-layout'],
  ['color-primary-text', 'color-primary-bg'],
  ['color-text-on-primary', 'color-primary'],
  ['color-success-text', 'color-success-bg'],
  ['color-warning-text', 'color-warning-bg'],
  ['color-error-text', 'color-error-bg'],
  ['color-info-text', 'color-info-bg'],
  ['color-code-keyword', 'color-code-bg'],
  ['color-code-string', 'color-code-bg'],
  ['color-code-type', 'color-code-bg'],
  ['color-code-comment', 'color-code-bg'],
  ['color-code-number', 'color-code-bg'],
  ['color-mark-text', 'color-mark-bg'],
]

describe.each<ThemeMode>(['light', 'dark'])('%s', (mode) => {
  test.each(readable)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(tokens[mode][text], tokens[mode][ground])).toBeGreaterThanOrEqual(4.5)
  })

  test('antd and MUI get literal colours and numbers of this mode', () => {
    const antd = antdTheme(mode)
    const mui = muiThemeOptions(mode)
    expect(JSON.stringify([antd, mui])).not.toMatch(/var\(|null/)
    expect(antd.token.colorPrimary).toBe(tokens[mode]['color-primary'])
    expect(mui.palette.background.paper).toBe(tokens[mode]['color-bg-container'])
    expect(mui.shadows).toHaveLength(25)
  })
})

test('antd controls are 44px high under a coarse pointer and still under reduced motion', () => {
  const { token } = antdTheme('light', { coarsePointer: true, reducedMotion: true })
  expect([token.controlHeight, token.controlHeightSM]).toEqual([44, 44])
  expect(token.motion).toBe(false)
})
