import type { QuestionProgram } from '@app/contract/question-program/schemas'

/** The form's own field that says which program passed its run; it is not sent. */
export const TESTED_FIELD = 'testedProgram'

/** A program as {@link TESTED_FIELD} names it. */
export const writeTested = (program: QuestionProgram | null): string => JSON.stringify(program)
