export { type AntdThemeOptions, antdTheme } from './antd-theme.ts'
export { muiThemeOptions } from './mui-theme.ts'
export { type ThemeMode, tokens } from './tokens.ts'
export { useThemeMode } from './use-theme-mode.ts'
