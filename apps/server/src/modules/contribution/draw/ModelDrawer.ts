import { type DrawnLine, type ModelDrawing, modelDrawing } from '@app/contract/contribution/schemas'
import { type Language, translator } from '../../../platform/i18n.ts'
import type { Llm } from '../../../platform/llm/llm.ts'

const MOST_MILLISECONDS = 45_000
const LONGEST_REPLY = 40_000

/** Questions that a model found: from which lines, and as a question that stands alone. */
export interface ModelFinding {
  lines: DrawnLine[]
  title: string
}

/** Has a model find the questions of a text. The text is data: nothing that it says changes what is asked of the model. */
export class ModelDrawer {
  readonly #llm: Llm

  constructor(llm: Llm) {
    this.#llm = llm
  }

  /** @returns null when its reply cannot be used. @throws LlmFault, and a TimeoutError */
  async draw(lines: readonly DrawnLine[], language: Language): Promise<ModelFinding[] | null> {
    let reply = ''
    const material = lines.map(({ place, text }) => `${place}| ${text}`).join('\n')
    await this.#llm.stream(
      [
        { role: 'system', content: translator(language)('drawing:model') },
        { role: 'user', content: material },
      ],
      {
        signal: AbortSignal.timeout(MOST_MILLISECONDS),
        onPiece: ({ kind, text }) => {
          if (kind === 'text' && reply.length < LONGEST_REPLY) reply += text
        },
      },
    )
    const drawing = parseReply(reply)
    return drawing && toFindings(drawing, lines)
  }
}

function parseReply(reply: string): ModelDrawing | null {
  try {
    const json: unknown = JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1))
    return modelDrawing.safeParse(json).data ?? null
  } catch {
    return null
  }
}

/** What names no line of the text was not found in it. */
function toFindings({ questions }: ModelDrawing, lines: readonly DrawnLine[]): ModelFinding[] {
  return questions
    .map(({ lines: places, title }) => ({
      lines: lines.filter(({ place }) => places.includes(place)),
      title,
    }))
    .filter(({ lines: found }) => found.length > 0)
}
