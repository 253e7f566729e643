import { expect, test } from 'vitest'
import { describeStatement } from './describe-statement.ts'

test.each([
  ["select * from t where name = 'O''Brien' and id = 12", 'select * from t where name = ? and id = ?'],
  ['select "a1" from "t2"\n  where x in ($1, $2,$3)', 'select "a1" from "t2" where x in (?, …)'],
  ['insert into t (a, b) values ($1, $2), ($3, $4), ($5, $6)', 'insert into t (a, b) values (?, …), …'],
  ['select 1.5::float8, $1::int4', 'select ?::float8, ?::int4'],
  ["select E'it''s', now() - interval '3 days'", 'select E?, now() - interval ?'],
])('%j', (sql, described) => expect(describeStatement(sql)).toBe(described))

test('很长的截断', () => {
  expect(describeStatement(`select ${'a, '.repeat(5_000)}`)).toHaveLength(1_000)
})
