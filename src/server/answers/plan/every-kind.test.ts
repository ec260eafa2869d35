import { readFile, glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filter, measure, type Filter } from '../typed-query.ts'

const tables = await Promise.all(
  (await Array.fromAsync(glob('*-questions.test.ts', { cwd: import.meta.dirname }))).map((name) =>
    readFile(`${import.meta.dirname}/${name}`, 'utf8'),
  ),
).then((texts) => texts.join('\n'))

test.each(measure.shape.agg.options)('a question is planned as the measure %s', (agg) => {
  expect(tables).toContain(`agg: '${agg}'`)
})

const helpers: Partial<Record<Filter['op'], string>> = { in: 'isOneOf(', period: 'inPeriod(' }

const conditions = filter.options.flatMap(({ shape: { op } }): Filter['op'][] =>
  'options' in op ? op.options : [...op.values],
)

test.each(conditions)('a question is planned with the condition %s', (op) => {
  expect(tables).toContain(helpers[op] ?? `op: '${op}'`)
})
