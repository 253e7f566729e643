import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyProfileForm = lazyAntd(() =>
  import('./ProfileForm.tsx').then((module) => module.ProfileForm),
)
