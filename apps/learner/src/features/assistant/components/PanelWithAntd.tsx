import { AntdProvider } from '../../../shared/antd/AntdProvider.tsx'
import { Panel } from './Panel.tsx'

export function PanelWithAntd() {
  return (
    <AntdProvider>
      <Panel />
    </AntdProvider>
  )
}
