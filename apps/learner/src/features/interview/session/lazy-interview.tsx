import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyInterview = lazyAntd(() => import('./Interview.tsx').then((module) => module.Interview))
