/** What the editor and imports need to know of interview banks and their questions. */
export { interviewQuestionFields } from './interview-question-fields.ts'
export { indexInterviewBanks, indexInterviewQuestions } from './search-source.ts'
