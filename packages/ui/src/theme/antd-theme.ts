import { antdStatusTokens } from './antd-status-tokens.ts'
import { type ThemeMode, tokens } from './tokens.ts'

/** What a stylesheet learns from media queries and antd must be told. */
export interface AntdThemeOptions {
  /** Touch screens get controls of 44px. */
  coarsePointer?: boolean
  reducedMotion?: boolean
}

function neutralTokens(mode: ThemeMode) {
  const t = tokens[mode]
  return {
    colorTextBase: t['color-text'],
    colorText: t['color-text'],
    colorTextSecondary: t['color-text-secondary'],
    colorTextTertiary: t['color-text-tertiary'],
    colorTextPlaceholder: t['color-text-tertiary'],
    colorTextQuaternary: t['color-text-disabled'],
    colorTextDisabled: t['color-text-disabled'],
    colorTextLightSolid: t['color-text-on-primary'],
    colorBgBase: t['color-bg-container'],
    colorBgLayout: t['color-bg-layout'],
    colorBgContainer: t['color-bg-container'],
    colorBgElevated: t['color-bg-elevated'],
    colorBgMask: t['color-bg-mask'],
    colorBgSpotlight: t['color-text'],
    colorFill: t['color-fill-strong'],
    colorFillSecondary: t['color-fill-strong'],
    colorFillTertiary: t['color-fill'],
    colorFillQuaternary: t['color-fill-hover'],
    controlItemBgHover: t['color-fill-hover'],
    colorBorder: t['color-border'],
    colorBorderDisabled: t['color-border'],
    colorBorderSecondary: t['color-border-secondary'],
    colorSplit: t['color-border-secondary'],
  }
}

function primaryTokens(mode: ThemeMode) {
  const t = tokens[mode]
  return {
    colorPrimary: t['color-primary'],
    colorPrimaryHover: t['color-primary-hover'],
    colorPrimaryActive: t['color-primary-active'],
    colorPrimaryBg: t['color-primary-bg'],
    colorPrimaryBgHover: t['color-primary-bg-hover'],
    colorPrimaryBorder: t['color-primary-border'],
    colorPrimaryBorderHover: t['color-primary'],
    colorPrimaryText: t['color-primary-text'],
    colorPrimaryTextHover: t['color-primary-hover'],
    colorPrimaryTextActive: t['color-primary-active'],
    colorLink: t['color-primary-text'],
    colorLinkHover: t['color-primary-hover'],
    colorLinkActive: t['color-primary-active'],
  }
}

function shapeTokens(mode: ThemeMode, { coarsePointer = false, reducedMotion = false }: AntdThemeOptions) {
  const t = tokens[mode]
  const controlHeightLG = pixels(t['control-height-lg'])
  return {
    fontFamily: t['font-family'],
    fontFamilyCode: t['font-family-code'],
    fontSize: pixels(t['font-size']),
    fontSizeSM: pixels(t['font-size-sm']),
    fontSizeLG: pixels(t['font-size-lg']),
    fontSizeHeading1: pixels(t['font-size-heading-1']),
    fontSizeHeading2: pixels(t['font-size-heading-2']),
    fontSizeHeading3: pixels(t['font-size-heading-3']),
    fontSizeHeading4: pixels(t['font-size-heading-4']),
    lineHeight: Number(t['line-height']),
    fontWeightStrong: Number(t['font-weight-strong']),
    borderRadius: pixels(t['border-radius']),
    borderRadiusXS: pixels(t['border-radius-xs']),
    borderRadiusSM: pixels(t['border-radius-sm']),
    borderRadiusLG: pixels(t['border-radius-lg']),
    controlHeight: coarsePointer ? controlHeightLG : pixels(t['control-height']),
    controlHeightSM: coarsePointer ? controlHeightLG : pixels(t['control-height-sm']),
    controlHeightLG,
    boxShadow: t['box-shadow'],
    boxShadowSecondary: t['box-shadow'],
    motion: !reducedMotion,
    motionDurationFast: t['motion-duration-fast'],
    motionDurationMid: t['motion-duration-mid'],
    motionDurationSlow: t['motion-duration-mid'],
    zIndexPopupBase: Number(t['z-mask']),
  }
}

function pixels(value: string): number {
  return Number.parseFloat(value)
}

/**
 * A plain object for antd's `ConfigProvider theme`. All colours are literal and complete in both modes, as antd
 * cannot derive from CSS variables and its dark algorithm would repaint them.
 */
export function antdTheme(mode: ThemeMode, options: AntdThemeOptions = {}) {
  const t = tokens[mode]
  const noShadow = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' }
  return {
    // There is one antd on a page: its styles need no mark of their own.
    hashed: false,
    token: {
      ...neutralTokens(mode),
      ...primaryTokens(mode),
      ...antdStatusTokens(mode),
      ...shapeTokens(mode, options),
    },
    components: {
      Button: { contentFontSize: 14, contentFontSizeSM: 14, ...noShadow },
      Segmented: { itemSelectedBg: t['color-bg-selected'], trackBg: t['color-fill'] },
    },
  }
}
