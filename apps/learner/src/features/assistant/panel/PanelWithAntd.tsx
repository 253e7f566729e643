import { AntdProvider } from '../../../shared/antd/AntdProvider.tsx'
import { Panel } from './Panel.tsx'

/** What is fetched when the assistant is about to be shown. */
export function PanelWithAntd() {
  return (
    <AntdProvider>
      <Panel />
    </AntdProvider>
  )
}
