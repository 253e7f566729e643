import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyReportDialog = lazyAntd(() =>
  import('./ReportDialog.tsx').then((module) => module.ReportDialog),
)
