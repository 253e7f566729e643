import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyKeptTabs = lazyAntd(() => import('./KeptTabs.tsx').then((module) => module.KeptTabs))
