import { MAX_COMPANY_LENGTH } from '@app/contract/question-encounter/values'
import type { ComponentProps } from 'react'
import { SuggestedField } from './SuggestedField.tsx'

/** A company's name, with those that others have written. */
export function CompanyField(props: Omit<ComponentProps<typeof SuggestedField>, 'maxLength'>) {
  return <SuggestedField {...props} maxLength={MAX_COMPANY_LENGTH} />
}
