import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyShuffleButton = lazyAntd(() =>
  import('./ShuffleButton.tsx').then((module) => module.ShuffleButton),
)
