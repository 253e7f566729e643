import { antdTheme } from '@app/ui/theme'
import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import DOMPurify from 'dompurify'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../theme/theme-context.ts'
import { allowMarkup } from '../trusted-types.ts'

/** antd's few words of its own; English where it is told no others. */
const locales: Partial<Record<string, typeof zhCN>> = { 'zh-CN': zhCN }

// antd writes innerHTML here and there.
allowMarkup((html) => DOMPurify.sanitize(html))

/**
 * antd in the site's theme and language, allowed by the page's Content-Security-Policy. Weighs 100 KiB and more: comes
 * by {@link lazyAntd} only.
 */
export const AntdProvider = observer(function AntdProvider({ children }: { children: ReactNode }) {
  const { mode } = useTheme()
  const { i18n } = useTranslation()
  const theme = useMemo(
    () =>
      antdTheme(mode, {
        coarsePointer: window.matchMedia('(pointer: coarse)').matches,
        reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
    [mode],
  )
  const nonce = useMemo(readNonce, [])
  return (
    <ConfigProvider
      theme={theme}
      locale={locales[i18n.language] ?? enUS}
      button={{ autoInsertSpace: false }}
      getPopupContainer={findPopupContainer}
      {...(nonce && { csp: { nonce } })}
    >
      {children}
    </ConfigProvider>
  )
})

/**
 * What opens in a modal dialog must stand in it, as nothing outside of it can be reached; what opens in the top bar
 * belongs to that landmark.
 */
function findPopupContainer(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? trigger?.closest('header') ?? document.body
}

function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
