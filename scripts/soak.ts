// Runs the soaks: all of them, or those named. Timed ones run for the given number of minutes.
//   npm run soak -- memory --minutes=30
//   npm run soak -- faults mutations hostile-files
import { parseArgs } from 'node:util'
import { soakFaults } from '#tests/soak/faults.ts'
import { soakHostileFiles } from '#tests/soak/hostile-files.ts'
import { soakMemory } from '#tests/soak/memory.ts'
import { soakMutations } from '#tests/soak/mutations.ts'

/** Prints its findings as it runs, and returns whether it passed. */
type Soak = (given: { minutes: number }) => Promise<boolean>

const soaks: Record<string, Soak> = {
  memory: soakMemory,
  faults: soakFaults,
  mutations: soakMutations,
  'hostile-files': soakHostileFiles,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '120' } },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0.')
const unknown = positionals.filter((name) => !(name in soaks))
if (unknown.length > 0) {
  throw new Error(
    `There is no soak ${unknown.join(', ')}; there is ${Object.keys(soaks).join(', ')}.`,
  )
}
for (const [name, soak] of Object.entries(soaks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`── ${name}`)
  const isGood = await soak({ minutes })
  console.log(`── ${name}: ${isGood ? 'passed' : 'failed'}`)
  if (!isGood) process.exitCode = 1
}
