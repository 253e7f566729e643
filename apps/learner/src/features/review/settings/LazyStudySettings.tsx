import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyStudySettings = lazyAntd(() =>
  import('./StudySettingsDialog.tsx').then((module) => module.StudySettingsDialog),
)
