import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyPaper = lazyAntd(() => import('./Paper.tsx').then((module) => module.Paper))
