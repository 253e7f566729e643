import spec from 'commonmark-spec/spec.txt?raw'

export const labels = {
  copy: '复制',
  table: '表格',
  alerts: { note: '注意', tip: '提示', important: '重要', warning: '警告', caution: '小心' },
  missingPicture: '图片加载失败',
}

/** The examples of the CommonMark specification. */
export function commonMarkExamples(): string[] {
  return [...spec.matchAll(/^`{32} example\n(.*?)^\.\n.*?^`{32}$/gms)].map(([, source = '']) =>
    source.replaceAll('→', '\t'),
  )
}

/** The examples by which GitHub's specification extends CommonMark's: tables, task lists, strikethrough, autolinks. */
export const gfmExamples = [
  '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
  '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
  '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
  '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
  '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n',
  '| abc | def |\n| --- |\n| bar |\n',
  '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n',
  '| abc | def |\n| --- | --- |\n',
  '- [ ] foo\n- [x] bar\n',
  '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
  '~~Hi~~ Hello, ~there~ world!\n',
  'This ~~has a\n\nnew paragraph~~.\n',
  'This will ~~~not~~~ strike.\n',
  'www.commonmark.org\n',
  'Visit www.commonmark.org/help for more information.\n',
  'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n',
  'https://encrypted.google.com/search?q=commonmark&hl;\n',
  'http://commonmark.org/he<lp\n',
  'foo@bar.baz\n',
  'hello@mail+xyz.example is not valid, but hello+xyz@mail.example is.\n',
  'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
  'mailto:foo@bar.baz\n\nmailto:a.b-c_d@a.b/\n\nxmpp:foo@bar.baz\n',
  '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.\n</blockquote>\n',
]
