export type RendererName = 'own' | 'streamdown'

/** Shows the text by so many more characters a frame, to its end. */
export type ShowInSteps = (renderer: RendererName, text: string, step: number) => Promise<void>

declare global {
  interface Window {
    showInSteps: ShowInSteps
  }
}
