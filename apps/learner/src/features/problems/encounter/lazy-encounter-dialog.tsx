import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyEncounterDialog = lazyAntd(() =>
  import('./EncounterDialog.tsx').then((module) => module.EncounterDialog),
)
