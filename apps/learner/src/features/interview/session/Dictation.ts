import { makeAutoObservable, runInAction } from 'mobx'

/** What of the browser's speech recognition is used; it is not among TypeScript's own types. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: RecognitionEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

interface RecognitionEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type RecognitionClass = new () => Recognition

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
}

interface DictationDependencies {
  language: () => string
  /** A sentence is understood. */
  onText: (text: string) => void
  /** It could not begin, or broke off; `isRefused` when the user or the browser does not allow the microphone. */
  onProblem: (isRefused: boolean) => void
}

/** Writes down what one says, sentence by sentence, as long as it listens. The chat library's own listens to one sentence only. */
export class Dictation {
  isListening = false
  /** What is being said, as far as it is understood. */
  interim = ''
  readonly #deps: DictationDependencies
  #recognition: Recognition | null = null

  constructor(deps: DictationDependencies) {
    this.#deps = deps
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isSupported(): boolean {
    return recognitionClass() !== undefined
  }

  toggle(): void {
    if (this.isListening) this.stop()
    else this.#start()
  }

  /** What was said so far still arrives. */
  stop(): void {
    this.#recognition?.stop()
  }

  #start(): void {
    const Recognition = recognitionClass()
    if (!Recognition) return
    const recognition = new Recognition()
    recognition.lang = this.#deps.language()
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onresult = (event) => this.#hear(event)
    recognition.onerror = ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted')
        this.#deps.onProblem(error === 'not-allowed' || error === 'service-not-allowed')
    }
    recognition.onend = () => this.#end()
    recognition.start()
    this.#recognition = recognition
    this.isListening = true
  }

  #hear({ resultIndex, results }: RecognitionEvent): void {
    const fresh = Array.from(results).slice(resultIndex)
    const textOf = (isFinal: boolean) =>
      fresh
        .filter((result) => result.isFinal === isFinal)
        .map((result) => result[0]?.transcript ?? '')
        .join('')
    runInAction(() => {
      this.interim = textOf(false)
    })
    const understood = textOf(true)
    if (understood !== '') this.#deps.onText(understood)
  }

  #end(): void {
    runInAction(() => {
      this.#recognition = null
      this.isListening = false
      this.interim = ''
    })
  }
}

function recognitionClass(): RecognitionClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition
}
