import postgres from 'postgres'

/** Users of the small database. */
const USERS = 10_000

/** Fills a database with posts and comments on them, the last post having the most; the same amounts give the same data. */
export async function fillForum(url: string, { posts, comments }: { posts: number; comments: number }) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql`
      insert into discussion (author_id, key, category, title, content, excerpt, tags, company, company_key,
        role, role_key, level, round, outcome, state, is_pinned, is_essence, accepted_comment_id, accepted_author_id,
        accept_time, like_count, comment_count, view_count, create_time, active_time)
      select 1 + n * 7919 % ${USERS}, gen_random_uuid(),
        (array['experience', 'help', 'share', 'referral', 'chat'])[1 + n % 5],
        '第' || n || '篇：缓存一致性与线程池的一次排查',
        repeat('先说约束，再说放弃了哪些方案。', 40), repeat('先说约束，再说放弃了哪些方案。', 8),
        array[(array['Java后端', '前端', 'MySQL', '系统设计', '校招'])[1 + n % 5], '标签' || n % 997],
        case when n % 5 = 0 then '公司' || n % 300 else '' end, case when n % 5 = 0 then '公司' || n % 300 else '' end,
        case when n % 5 = 0 then 'Java后端' else '' end, case when n % 5 = 0 then 'java后端' else '' end,
        case when n % 5 = 0 then (array['intern', 'campus', 'junior', 'middle', 'senior'])[1 + n / 5 % 5] end,
        case when n % 5 = 0 then (array['first', 'second', 'hr', 'several'])[1 + n / 5 % 4] end,
        case when n % 5 = 0 then (array['passed', 'failed', 'waiting'])[1 + n / 5 % 3] end,
        'visible', n % 20000 = 0, n % 50 = 0,
        case when n % 15 = 1 then n end, case when n % 15 = 1 then 1 + n % ${USERS} end,
        case when n % 15 = 1 then now() - n * interval '5 minutes' end,
        n % 97, n % 31, n % 4001, now() - n * interval '5 minutes', now() - n * interval '3 minutes'
      from generate_series(1, ${posts}) n`
    await sql`
      insert into comment (target_type, target_id, author_id, content, state, client_key, like_count, create_time)
      select 'discussion', 1 + n::bigint * n % ${posts}, 1 + n * 31 % ${USERS}, '对，这正是他后来追问的。' || n, 'visible',
        gen_random_uuid(), n % 13, now() - n * interval '20 seconds'
      from generate_series(1, ${comments}) n`
    await sql`vacuum analyze`
  } finally {
    await sql.end()
  }
}
