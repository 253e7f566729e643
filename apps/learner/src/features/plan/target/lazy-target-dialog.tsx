import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyTargetDialog = lazyAntd(() =>
  import('./TargetDialog.tsx').then((module) => module.TargetDialog),
)
