import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'

export const LazyProposalForm = lazyAntd(() =>
  import('./ProposalForm.tsx').then((module) => module.ProposalForm),
)
