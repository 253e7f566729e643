import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazySettings = lazyAntd(() => import('./Settings.tsx').then((module) => module.Settings))
