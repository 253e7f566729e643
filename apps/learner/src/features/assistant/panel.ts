/** What is fetched when the assistant is about to be needed. */
export { PanelWithAntd } from './components/PanelWithAntd.tsx'
export { AssistantStore } from './stores/AssistantStore.ts'
