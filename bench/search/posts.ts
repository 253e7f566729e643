import { indexDiscussions } from '../../apps/server/src/modules/discussion/search-source.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'

/** Posts as members write them, for the recall of posts: with marks, code, and words that markdown parts. */
const posts = [
  {
    category: 'experience',
    title: '某跳动后端二面：线程池与Redis问得很深',
    company: '某跳动',
    role: 'Java后端',
    tags: ['线程池', '二面'],
    content:
      '先问**项目**，再问`ThreadPoolExecutor`的七个参数。\n\n- 拒绝策略有**哪几**种？\n- HTTP2和HTTPServer有什么关系\n\n手写LRU，要求O(1)。',
  },
  {
    category: 'help',
    title: 'pnpm install卡住怎么办',
    company: '',
    role: '',
    tags: ['工程化'],
    content:
      '日志停在`resolving…`，换了registry也没用。\n```sh\npnpm install --prefer-offline\n```\n有人遇到过吗？',
  },
  {
    category: 'share',
    title: 'ＭｙＳＱＬ的utf8ｍb4踩坑记',
    company: '',
    role: '',
    tags: ['MySQL', '字符集'],
    content:
      '| 列 | 字符集 |\n| --- | --- |\n| name | utf8mb4 |\n| code | ascii |\n\n联表时`user_name`和`userName`不是一回事，见[文档](https://example.com/doc)。',
  },
  {
    category: 'referral',
    title: 'C++与C#岗位内推',
    company: '某为',
    role: '客户端',
    tags: ['内推', 'C++'],
    content: '要求熟悉C++17、.NET 8或Node.js，了解IPv6。简历发到 hr@example.com 即可。',
  },
  {
    category: 'chat',
    title: '刷题三个月的感受',
    company: '',
    role: '',
    tags: [],
    content: '每天**两小时**，“不会”的题第二天再看。*别急*，慢慢来。\n\n> 复习比刷新题重要。',
  },
] as const

/** Writes them as the site does. */
export async function addPosts({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('app_user')
      .values({ email: 'writer@example.com', username: '写帖子的人', password_hash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = await trx
      .insertInto('discussion')
      .values(
        posts.map((post) => ({
          ...post,
          tags: [...post.tags],
          author_id: id,
          key: crypto.randomUUID(),
          excerpt: '',
          state: 'visible',
        })),
      )
      .returning('id')
      .execute()
    await indexDiscussions(
      trx,
      rows.map((row) => row.id),
    )
  })
}
