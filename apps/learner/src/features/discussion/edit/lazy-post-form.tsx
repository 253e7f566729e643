import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyPostForm = lazyAntd(() => import('./PostForm.tsx').then((module) => module.PostForm))
