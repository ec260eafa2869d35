import { expect, test } from 'vitest'
import { createRunTable } from './run-table.ts'

test('the value of a run is found wherever the run occurs in a text, and for no other run', () => {
  const table = createRunTable<number>()
  const runs = Array.from({ length: 5_000 }, (_, index) => `run${index.toString(36)}é漢`)
  for (const [index, run] of runs.entries()) table.add(run, index)
  const text = `«${runs.join('» «')}»`
  const found = runs.map((run) => {
    const start = text.indexOf(`«${run}»`) + 1
    return table.find(text, start, start + run.length)
  })
  expect(found).toEqual(runs.map((_, index) => index))
  expect(table.size()).toBe(5_000)
  expect(table.find('run', 0, 3)).toBeUndefined()
  expect(table.find('run1é漢!', 0, 7)).toBeUndefined()
  expect(table.find('Run1é漢', 0, 6)).toBeUndefined()
  table.clear()
  expect(table.find('run1é漢', 0, 6)).toBeUndefined()
  table.add('run1é漢', 7)
  expect(table.find('a run1é漢', 2, 8)).toBe(7)
})
