import { StreamingMarkdown } from '@app/ui/markdown'
import i18next from 'i18next'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { Streamdown } from 'streamdown'
import ui from '../../locales/zh-CN/ui.json'
import '@app/ui/theme.css'
import '@app/ui/base.css'
import type { RendererName } from './show-in-steps.ts'

const renderers: Record<RendererName, (text: string, isStreaming: boolean) => ReactElement> = {
  own: (text, isStreaming) => <StreamingMarkdown text={text} isStreaming={isStreaming} />,
  streamdown: (text, isStreaming) => <Streamdown isAnimating={isStreaming}>{text}</Streamdown>,
}

window.showInSteps = async (renderer, text, step) => {
  const host = document.querySelector('main')
  if (!host) throw new Error('the page has no main')
  const root = createRoot(host)
  for (let length = step; length < text.length; length += step) {
    root.render(renderers[renderer](text.slice(0, length), true))
    await nextFrame()
  }
  root.render(renderers[renderer](text, false))
  await new Promise((resolve) => requestIdleCallback(resolve))
  await nextFrame()
}

/** Resolves when what was rendered has been painted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

await i18next.use(initReactI18next).init({ lng: 'zh-CN', resources: { 'zh-CN': { ui } } })
