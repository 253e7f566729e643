import type { FileFault } from '../../../apps/server/src/modules/content/kinds/kind.ts'
import filler from '../lists/filler.json' with { type: 'json' }
import words from '../lists/words.json' with { type: 'json' }
import { type Content, fault, selectedItems } from '../model.ts'
import { proseOf } from '../prose.ts'
import type { TextKey } from '../texts.ts'

/** What must not be in prose, and what is said of it. */
const IN_PROSE: [key: TextKey, pattern: RegExp][] = [
  ['blankBesideHan', /\p{Script=Han}[ \t]+[\p{L}\p{N}@#$%&]|[\p{L}\p{N}%&)][ \t]+\p{Script=Han}/u],
  ['blankBesidePunctuation', /[，。、；：？！（）“”《》][ \t]+\S|\S[ \t]+[，。、；：？！（）“”《》]/u],
  ['narrowPunctuation', /\p{Script=Han}[,;:!?](?!\w)|[,;:!?][ \t]*\p{Script=Han}|\p{Script=Han}\.(?![\w.])/u],
  ['narrowBrackets', /(?<![\w.])\([^()]*\p{Script=Han}[^()]*\)/u],
  ['straightQuotes', /["']\p{Script=Han}|\p{Script=Han}["']/u],
  ['narrowDots', /\p{Script=Han}\.{2,}|(?<!…)…(?!…)/u],
  ['narrowDash', /\p{Script=Han}[ \t]*--+(?=\p{Script=Han}|[ \t])/u],
  ['wideLetters', /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/u],
  ['commaAndConjunction', new RegExp(`、(?:${words.conjunctions.join('|')})`)],
  ['punctuationTwice', /[，。、；：][，。、；：]/u],
  ['brokenLine', /\p{Script=Han}\n\p{Script=Han}/u],
]

/** What must not be in a comment of code. */
const IN_COMMENTS = IN_PROSE.slice(0, 5)

/** A comment, or what stands in its line behind a mark of one. */
const COMMENT = /(?:^|\s)(?:\/\/|\/\*+|#|--|\*|<!--)\s?(?<comment>.*\p{Script=Han}.*)$/u

/** Chinese set as a careful writer sets it, without filler. */
export function checkTypography(content: Content): FileFault[] {
  return [...checkProse(content), ...checkComments(content)]
}

function checkProse(content: Content): FileFault[] {
  return proseOf(content).flatMap(({ path, prose }) =>
    prose.flatMap(({ text, line }) => {
      const found = IN_PROSE.flatMap(([key, pattern]) => {
        const match = pattern.exec(text)
        return match ? fault({ path }, line, key, { found: around(text, match) }) : []
      })
      const empty = filler.filter((word) => text.includes(word))
      return [...found, ...empty.map((word) => fault({ path }, line, 'filler', { word }))]
    }),
  )
}

function checkComments(content: Content): FileFault[] {
  return selectedItems(content).flatMap((item) =>
    item.body.blocks
      .filter(({ language }) => language !== 'text' && language !== 'mermaid')
      .flatMap(({ code, line }) =>
        code.split('\n').flatMap((source, index) => {
          const comment = COMMENT.exec(source)?.groups?.comment
          if (comment === undefined) return []
          return IN_COMMENTS.flatMap(([key, pattern]) => {
            const match = pattern.exec(comment)
            return match ? fault(item, line + 1 + index, key, { found: around(comment, match) }) : []
          })
        }),
      ),
  )
}

/** A few characters on both sides of what was found, in one line. */
function around(text: string, { index, 0: found }: RegExpExecArray): string {
  return text.slice(Math.max(0, index - 5), index + found.length + 5).replaceAll('\n', '⏎')
}
