// Compares tests/requirements.jsonl with the requirements proven by the last test run. With
// --update, requirements proven now must be proven from now on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { provenByPlaywright, provenByVitest } from './test-reports.ts'

const requirements = readFileSync('tests/requirements.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => z.object({ id: z.string() }).parse(JSON.parse(line)).id)
const expectedFile = 'tests/conformance-expected.txt'
const expectedHead =
  '# The requirements that the tests must prove today, one id a line. It only grows.\n'
const expected = readFileSync(expectedFile, 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((id) => id !== '')

const named = [
  ...read('.cache/results/vitest.json', provenByVitest),
  ...read('.cache/results/playwright.json', provenByPlaywright),
]
const proven = new Set(named.filter((test) => test.passed).flatMap((test) => test.requirements))

for (const [group, ids] of Map.groupBy(requirements, (id) => id.split('.')[0] ?? id)) {
  const open = ids.filter((id) => !proven.has(id))
  console.log(`${group.padEnd(14)} ${ids.length - open.length} of ${ids.length}`)
  for (const id of open) console.log(`  not proven: ${id}`)
}
const provenCount = requirements.filter((id) => proven.has(id)).length
console.log(`${provenCount} of ${requirements.length} requirements are proven by a passing test`)

if (process.argv.includes('--update')) {
  const lines = requirements.filter((id) => proven.has(id) || expected.includes(id))
  writeFileSync(expectedFile, `${expectedHead}${lines.join('\n')}\n`)
}

const known = new Set(requirements)
const faults = [
  ...named.flatMap((test) =>
    test.requirements
      .filter((id) => !known.has(id))
      .map((id) => `"${test.title}" names ${id}, which does not exist`),
  ),
  ...expected.filter((id) => !known.has(id)).map((id) => `${id} is expected but does not exist`),
  ...expected
    .filter((id) => known.has(id) && !proven.has(id))
    .map((id) => `${id} must be proven, and no passing test names it`),
]
for (const fault of new Set(faults)) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function read<T>(path: string, parse: (report: unknown) => T[]): T[] {
  return existsSync(path) ? parse(JSON.parse(readFileSync(path, 'utf8'))) : []
}
