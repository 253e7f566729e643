import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyDrawTab = lazyAntd(() => import('./DrawTab.tsx').then((module) => module.DrawTab))
