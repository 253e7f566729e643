import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyResult = lazyAntd(() => import('./Result.tsx').then((module) => module.Result))
