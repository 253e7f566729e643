import type { Database } from '../../apps/server/src/platform/db/database.ts'

/** Adds rows such as they come in an audit log: times, numbers, words, texts and JSON, with four indexes. */
export async function fillRows({ script }: Database, count: number): Promise<void> {
  await script(`insert into audit_log (create_time, actor_id, actor_name, action, target_type, target_id, target_name,
      before, after, ip, user_agent)
    select now() - i * interval '1 second', i % 50, '管理员' || i % 50, 'update', 'question', i % 5000,
      '题目' || md5(i::text), jsonb_build_object('title', md5((i * 7)::text)),
      jsonb_build_object('title', md5((i * 11)::text), 'difficulty', i % 3), '192.0.2.' || i % 250, 'Mozilla/5.0'
    from generate_series(1, ${count}) i`)
  await script('analyze')
}
