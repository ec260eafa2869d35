// Reports problems of the packages in the lockfile; with --list prints them with their licences. A
// folder as the last argument is checked instead of this one.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findProblems, readDocumented, readPackages } from './lockfile.ts'

const [folder = path.resolve(import.meta.dirname, '..')] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const packages = readPackages(read('package-lock.json'))

if (process.argv.includes('--list')) {
  const lines = packages.map(({ name, version, license }) => `${name}\t${version}\t${license}`)
  process.stdout.write(`${[...new Set(lines)].toSorted().join('\n')}\n`)
} else {
  const problems = findProblems(packages, readDocumented(read('docs/running/packages.md')))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
