import { expect, test } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { bankOf } from '../testing/samples.ts'
import { BankRow } from './BankRow.tsx'

test.each([
  [764, '10题，40分钟，764人做过'],
  // On a new site nobody has: that says nothing about the bank.
  [0, '10题，40分钟'],
])('%i人做过的题库：%s', async (learnerCount, facts) => {
  const { root } = await answeringRoot({}, ['interview'])
  const { element } = render(<BankRow bank={bankOf({ learnerCount })} isMine={false} />, { root, at: '/' })
  expect([...element.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(facts)
})
