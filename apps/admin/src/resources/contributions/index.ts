import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { personText } from '../../shared/export/person-text.ts'
import { createContributionMethods } from './methods.ts'

/** What users propose: questions, edits, mistakes that they found. */
export const resource: ConsoleResource = {
  name: 'contributions',
  icon: VolunteerActivismOutlined,
  contract: 'contribution',
  screens: {
    list: lazy(async () => ({ default: (await import('./list/ContributionList.tsx')).ContributionList })),
    show: lazy(async () => ({ default: (await import('./show/ContributionShow.tsx')).ContributionShow })),
  },
  methods: createContributionMethods,
  recordRepresentation: 'title',
  fields: {
    author: personText,
    state: { choices: 'contributions.state' },
    kind: { choices: 'contributions.kind' },
  },
  menu: { group: 'basics', title: 'contributions', order: 35 },
  auditTarget: { type: 'contribution', page: 'show' },
}
