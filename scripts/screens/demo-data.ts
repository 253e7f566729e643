import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { callApi, tokenOf } from '../../e2e/fixtures/api.ts'
import { ROOT } from '../run-tool.ts'

/** The pages that are shown, and the one whose they are. */
export interface DemoPages {
  token: string
  question: string
  session: string
  result: string
}

type Caller = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>

/** Says so wherever the name stands. */
const DEMO = { email: 'demo@example.com', username: '演示用户', password: 'demo-password-1' }
const BANK = { name: 'Java社招', folder: 'java-experienced' }
const BANKS_PRACTISED = ['java-basics', 'java-concurrency', 'mysql', 'redis']
const DAYS = 12
const RATED_A_DAY = 7
const SHOWN_QUESTION = '线程池的七个参数'

/**
 * Lets a learner of the name 演示用户 practise for some days, be interviewed, and begin another interview.
 * @param clockFile how many days the server's clock is ahead
 */
export async function makeDemo(url: string, clockFile: string): Promise<DemoPages> {
  await callApi(url, '', ['POST', '/api/user/register'], DEMO)
  const token = await tokenOf(url, DEMO)
  const call: Caller = (method, path, body) => callApi(url, token, [method, `/api/${path}`], body)
  const questions = await questionsOf(call)
  for (let day = 1 - DAYS; day <= 0; day += 1) {
    writeFileSync(clockFile, String(day))
    await rateSome(call, questions.splice(0, RATED_A_DAY), day)
  }
  const interviewDay = new Date(Date.now() + 23 * 86_400_000).toISOString().slice(0, 10)
  await call('PUT', 'plan/update', { interviewDay, role: 'Java后端', level: 'middle' })
  const result = await interview(call, Number.POSITIVE_INFINITY)
  await call('POST', 'interview-session/assume', { id: result, isAssumed: true })
  const session = await interview(call, 2)
  const { records } = await call<{ records: { id: number }[] }>('POST', 'question/page', {
    keyword: SHOWN_QUESTION,
  })
  return {
    token,
    question: `/problems/bagu/${records[0]?.id ?? 1}`,
    session: `/interview/session/${session}`,
    result: `/interview/result/${result}`,
  }
}

/** Questions of the banks that are practised, one of each in turn. */
async function questionsOf(call: Caller): Promise<number[]> {
  const banks = await call<{ id: number; slug: string }[]>('GET', 'question-bank/list')
  const lists = await Promise.all(
    BANKS_PRACTISED.map(async (slug) => {
      const bankId = banks.find((bank) => bank.slug === slug)?.id
      const page = { bankId, pageSize: DAYS * RATED_A_DAY }
      return (await call<{ records: { id: number }[] }>('POST', 'question/page', page)).records
    }),
  )
  return Array.from({ length: DAYS * RATED_A_DAY }, (_, place) => place).flatMap((place) =>
    lists.flatMap((list) => list[place]?.id ?? []),
  )
}

async function rateSome(call: Caller, ids: readonly number[], day: number): Promise<void> {
  for (const [place, questionId] of ids.entries()) {
    const rating = [3, 2, 4, 3, 1, 4, 3][(place + Math.abs(day)) % 7]
    await call('POST', 'review/rate', { questionId, rating })
  }
}

interface Session {
  state: string
  step: number
  place: number
  followUpCount: number
  questions: { title: string | null }[]
}

const ANSWERABLE = ['asking', 'answering', 'followingUp']
const ENDED = ['finished', 'abandoned', 'expired']

/**
 * Answers an interview's questions with what its authors wrote down as half an answer: all of one would be told to be pasted.
 * @param most so many answers, then the interview is left as it is
 * @returns its id
 */
async function interview(call: Caller, most: number): Promise<number> {
  const answers = readAnswers()
  const banks = await call<{ id: number; name: string }[]>('GET', 'interview-bank/list')
  const bankId = banks.find(({ name }) => name === BANK.name)?.id
  const wish = { bankId, questionCount: 5, level: 'middle', minutes: 40 }
  const id = await call<number>('POST', 'interview-session/add', wish)
  for (let answered = 0; ; ) {
    const { state, step, place, followUpCount, questions } = await call<Session>(
      'GET',
      `interview-session/get/${id}`,
    )
    if (ENDED.includes(state) || answered >= most) return id
    if (!ANSWERABLE.includes(state)) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      continue
    }
    const half = answers.get(questions[place - 1]?.title ?? '')
    const content = followUpCount > 0 || half === undefined ? UNKNOWN : half
    await call('POST', 'interview-session/answer', { id, step, content })
    answered += 1
  }
}

const UNKNOWN = '这一点我记得不牢，回去再看。'

/** What a candidate says, by the question's title. */
function readAnswers(): Map<string, string> {
  const folder = join(ROOT, 'content/interviews', BANK.folder)
  const files = globSync('*.md', { cwd: folder }).filter((name) => basename(name) !== 'bank.md')
  return new Map(
    files.map((name) => {
      const [, head = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m)
      const { title, anchors }: { title: string; anchors: { half: string } } = parse(head)
      return [title, anchors.half]
    }),
  )
}
