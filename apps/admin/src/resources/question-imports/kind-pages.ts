interface KindPage {
  /** The resource that knows how its fields are shown. */
  resource: string
  pathOf: (id: number) => string
}

/** Where the console shows what a row of an import is about, by its kind. */
const PAGES: Readonly<Record<string, KindPage>> = {
  bank: { resource: 'problems/banks', pathOf: (id) => `/problems/banks/${id}` },
  question: { resource: 'problems', pathOf: (id) => `/problems/${id}/show` },
  chapter: { resource: 'learning/chapters', pathOf: (id) => `/learning/chapters/${id}` },
  'knowledge-point': {
    resource: 'learning/knowledge-points',
    pathOf: (id) => `/learning/knowledge-points/${id}/show`,
  },
}

export const pageOfKind = (kind: string): KindPage | undefined => PAGES[kind]
