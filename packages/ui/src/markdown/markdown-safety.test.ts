import '../testing/dompurify-in-happy-dom.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labels } from '../testing/markdown-examples.ts'
import { createMarkdown } from './create-markdown.ts'
import { renderMarkdown } from './render-markdown.ts'
import { sanitize } from './sanitize.ts'

const options = {
  labels: { ...labels, copy: '"><script>alert(1)</script>', table: '" onfocus="alert(1)' },
}
const renderers = { 'the rules alone': createMarkdown(), 'with the sanitizer': renderMarkdown }

const forbidden = 'script,style,svg,math,iframe,object,embed,form,base,meta,link,template,video,audio,[style]'
const schemes = new Set(['http:', 'https:', 'mailto:'])

/** What is dangerous in the html, as a browser's parser sees it. */
function dangersIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const elements = [...page.body.querySelectorAll('*')]
  const attributes = elements.flatMap((element) => [...element.attributes])
  return [
    ...[...page.querySelectorAll(forbidden)].map((element) => element.outerHTML),
    ...attributes
      .filter(({ name }) => /^on|^srcdoc$|^formaction$|^srcset$|^name$/i.test(name))
      .map(({ name }) => name),
    ...attributes
      .filter(({ name, value }) => name === 'id' && !value.startsWith('md-'))
      .map(({ value }) => value),
    ...attributes
      .filter(({ name }) => name === 'href' || name === 'src')
      .filter(({ value }) => !schemes.has(new URL(value, 'https://a.b').protocol))
      .map(({ value }) => value),
  ]
}

const attacks = [
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<form><input name=attributes></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<details open ontoggle=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61;vascript&colon;alert(1))',
  '[x](javascript&Tab;:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x" onerror="alert(1)](/a.png)',
  '![x](/a.png "x\\" onerror=\\"alert(1)")',
  '[x](https://a.com "x\\" onclick=\\"alert(1)")',
  '[x](https://a.com"onclick="alert(1)")',
  'https://a.com/"onmouseover="alert(1)',
  '```"><img src=x onerror=alert(1)>\nx\n```',
  '```java\n<img src=x onerror=alert(1)>\n```',
  '```html\n<script>alert(1)</script>\n```',
  '```mermaid\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '`<script>alert(1)</script>`',
  '$<script>alert(1)</script>$',
  '$$\n<img src=x onerror=alert(1)>\n$$',
  '# location',
  '# "><img src=x onerror=alert(1)>',
  '# constructor\n# __proto__\n# nodes',
  '|<script>alert(1)</script>|\n|-|\n|<img src=x onerror=alert(1)>|',
  '- [ ] <img src=x onerror=alert(1)>',
  '\\(<script>alert(1)</script>\\)',
  '\\[\n<img src=x onerror=alert(1)>\n\\]',
  '<sup><img src=x onerror=alert(1)></sup>',
  '<font onclick=alert(1)><svg onload=alert(1)></font>',
  '<details>\n<script>alert(1)</script>\n</details>',
  '<br onmouseover=alert(1)><scr<br>ipt>alert(1)</script>',
  '<!-- --><script>alert(1)</script>-->',
  '==<script>alert(1)</script>==',
  ':::info <img src=x onerror=alert(1)>',
  '> [!NOTE] <img src=x onerror=alert(1)>',
  'x[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: <img src=x onerror=alert(1)>',
  '![<script>alert(1)</script>](a.png)',
  '---\na: <script>alert(1)</script>\n---',
]

describe.each(Object.entries(renderers))('%s', (_, render) => {
  test.each(attacks)('lets nothing through of %j', (source) => {
    expect(dangersIn(render(source, options))).toEqual([])
  })

  test('is safe and repeats itself for any text', { timeout: 30_000 }, () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...attacks, ...'[]()<>*_`~$#|-:\n\t \\&"\'!'),
    )
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (source) => {
        const html = render(source, options)
        expect(dangersIn(html)).toEqual([])
        expect(render(source, options)).toBe(html)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the sanitizer', () => {
  test('changes nothing of what the rules emit', () => {
    const source =
      '# a\n[b](https://a.com) ![c](/c.png)\n\n- [x] d\n\n|e|\n|:-:|\n|f|\n\n```js\n1\n```\n\n3. $x$\n\n```mermaid\nx\n```\n\n$$y$$\n\n> [!TIP]\n> 10<sup>2</sup>[^1]\n\n[^1]: g'
    const page = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML
    const raw = createMarkdown()(source, { labels })
    expect(page(sanitize(raw))).toBe(page(raw))
  })

  test('leaves no attribute and no tag that is not ours', () => {
    expect(sanitize('<p onclick="x" style="x" data-x="x" class="c">a<video></video></p>')).toBe(
      '<p class="c">a</p>',
    )
  })
})
