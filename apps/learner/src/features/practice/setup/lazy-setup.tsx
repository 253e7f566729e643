import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazySetupForm = lazyAntd(() => import('./SetupForm.tsx').then((module) => module.SetupForm))
