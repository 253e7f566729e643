/** What is fetched when the assistant is about to be shown. */
export { PanelWithAntd } from './components/PanelWithAntd.tsx'
