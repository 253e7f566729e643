import { Form, type FormProps } from 'react-admin'
import { KeepDraft } from './KeepDraft.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { ShowFault } from './ShowFault.tsx'

/** A form whose edit is not lost: leaving asks first, and a session that ends keeps it. What is wrong with it comes into sight. */
export function RecordForm({ children, ...form }: FormProps) {
  return (
    <Form {...form} noValidate warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={LeaveQuestion}>
      {children}
      <KeepDraft />
      <ShowFault />
    </Form>
  )
}
