import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './ensure-installed.mjs'
import { commandEnv, root } from './paths.mjs'

// Name and npm script with its arguments; the fastest to fail come first.
const steps = new Map([
  ['types', ['types']],
  ['lint', ['lint']],
  ['format', ['format:check']],
  ['dead code', ['knip']],
  ['packages', ['packages:check']],
  ['folders', ['folders:check']],
  ['documentation', ['docs:generate', '--', '--check']],
  ['unit and integration tests', ['unit']],
  ['browser journeys', ['e2e']],
  ['conformance', ['conformance']],
])

const results = join(root, '.cache', 'results')
const vitestReport = join(results, 'vitest.json')
const playwrightReport = join(results, 'playwright.json')
const lostWorkers = join(results, 'lost-workers.json')

await ensureInstalled()
// Reports of an earlier run must not count in this one.
for (const report of [vitestReport, playwrightReport, lostWorkers]) rmSync(report, { force: true })

let failedStep
let lost
for (const [name, script] of steps) {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  let code = await run(script)
  if (code !== 0 && script[0] === 'unit') code = await runLostAgain(code)
  if (code !== 0) {
    failedStep = name
    break
  }
  console.log(`── ${name}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

const { passed, failed } = counts()
if (lost) console.log(`\nLost and run again (${lost.endings.join(', ')}): ${lost.files.join(', ')}`)
if (failedStep) console.log(`\nStopped: "${failedStep}" failed.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failedStep ? 1 : 0

function run(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...script], {
      cwd: root,
      env: commandEnv(),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs the test files whose process ended early once more, if no test failed: the end of a process,
 * caused by a native library or the system, says nothing about its interrupted tests.
 */
async function runLostAgain(code) {
  const whole = readReport(vitestReport)
  lost = readReport(lostWorkers)
  if (!lost || !whole || whole.numFailedTests > 0 || whole.numFailedTestSuites > 0) return code
  console.log(`\n── run again, their process ended: ${lost.files.join(', ')}`)
  const codeAgain = await run(['unit', '--', ...lost.files])
  const again = readReport(vitestReport)
  if (!again) return codeAgain
  const names = new Set(again.testResults.map(({ name }) => name))
  const testResults = whole.testResults.filter(({ name }) => !names.has(name))
  testResults.push(...again.testResults)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const numPassedTests = tests.filter(({ status }) => status === 'passed').length
  const { numFailedTests } = again
  const merged = { ...whole, numPassedTests, numFailedTests, testResults }
  writeFileSync(vitestReport, JSON.stringify(merged))
  return codeAgain
}

function counts() {
  const vitest = readReport(vitestReport)
  const playwright = readReport(playwrightReport)?.stats
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0),
    failed:
      (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0) + (playwright?.flaky ?? 0),
  }
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
