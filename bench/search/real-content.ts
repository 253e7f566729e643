import type { Database } from '../../apps/server/src/platform/db/database.ts'
import { readerText } from './reader-text.ts'

/** Something that is found, as a reader sees it. */
export interface RealDocument {
  /** `kind:id`. */
  id: string
  /** `kind:slug`, as the judgements name it. */
  name: string
  title: string
  /** All that it says. */
  text: string
}

interface Row {
  kind: string
  id: number
  slug: string
  title: string
  /** Lines that are no markdown. */
  lines: string[]
  markdown: string[]
}

/** All that everybody may find. */
export async function readRealDocuments(database: Database): Promise<RealDocument[]> {
  const rows = (await database.script(`
    select 'question' as kind, q.id, b.slug || '/' || q.slug as slug, q.title, array[b.name] || q.tags as lines,
      array_remove(array[q.short_answer, q.program ->> 'statement', q.spoken_answer, q.answer], null)
        || array(select p ->> 'text' from jsonb_array_elements(q.key_points) p) || array(select jsonb_array_elements_text(q.follow_ups)) as markdown
    from question q join question_bank b on b.id = q.bank_id where q.status = 'published'
    union all
    select 'knowledgePoint', p.id, c.slug || '/' || p.slug, p.title, array[c.name],
      array[p.summary, p.content] || array(
        select unnest(array[r.question, r.answer]) from recall_question r where r.knowledge_point_id = p.id)
    from knowledge_point p join chapter c on c.id = p.chapter_id where p.status = 'published'
    union all
    select 'interviewBank', b.id, b.slug, b.name,
      array[b.group_name, b.description] || array(
        select unnest(array[q.title, q.topic]) from interview_question q where q.bank_id = b.id and q.status = 'published'),
      '{}'
    from interview_bank b
    union all
    select 'discussion', d.id, d.id::text, d.title, d.tags || array[d.company, d.role], array[d.content]
    from discussion d where d.state = 'visible'`)) as Row[]
  return rows.map(({ kind, id, slug, title, lines, markdown }) => ({
    id: `${kind}:${id}`,
    name: `${kind}:${slug}`,
    title,
    text: [title, ...lines, ...markdown.map(readerText)].join('\n'),
  }))
}
